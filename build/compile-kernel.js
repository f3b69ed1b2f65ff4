// Compiles build/kernel.ts into src/search/kernel-code.ts; with --check, exits with 1 where that holds something else.
import { readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const CODE = 'src/search/kernel-code.ts';
const OPTIONS = ['-O3', '--runtime', 'stub', '--importMemory', '--enable', 'simd', '--noAssert'];

let binary = null;
const { error, stderr } = await asc.main(['build/kernel.ts', '--outFile', 'kernel.wasm', ...OPTIONS], {
  writeFile: (_, contents) => {
    binary = Buffer.from(contents);
  },
});
if (error || !binary) throw new Error(`build/kernel.ts: ${stderr}`);
const lines = binary.toString('base64').match(/.{1,100}/g) ?? [];
const text = `/** Made from build/kernel.ts by \`npm run kernel\`: a module of WebAssembly, in base64. */
export const KERNEL_CODE = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');
`;
if (!process.argv.includes('--check')) writeFileSync(CODE, text);
else if (readFileSync(CODE, 'utf8') !== text) {
  process.stderr.write(`${CODE} is not what build/kernel.ts compiles to; npm run kernel makes it anew\n`);
  process.exit(1);
}
