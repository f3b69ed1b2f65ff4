import { writeFileSync } from 'node:fs';
import { financeAccounts } from './generate.js';

// `npm run example`, from the folder of the package
writeFileSync('test/fixtures/finance-accounts.md', financeAccounts().text());
