import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { declarations, moneyDeclarations } from '../../src/meaning/governing.js';
import { moneyTables } from '../../src/meaning/units/money-tables.js';

const table = (head: string) => `|Item|${head}|\n|---|---|\n|Cash|12.50|\n\n`;

test('a table is read for units of money only where it may name one', () => {
  const document = documentOf('report.md', ['2024-25', '₹ in crore', 'No. of branches'].map(table).join(''));
  expect(moneyTables(document).map(({ line }) => line)).toEqual([5]);
  expect(moneyDeclarations(document)).toMatchObject([{ line: 5, label: '₹ crore' }]);
});

test.each([
  ['a mark inside a word', 'Rs. in cr**ore**'],
  ['an entity', '&#8377; in cr&#111;re'],
  ['a tag', 'Rs. in mil<b>lion</b>'],
  ['digits of another width', "'０００"],
  ['a letter for the rupee sign', '(Amount in J)'],
  ['a currency that is seldom named', 'Swedish kronor'],
])('a unit is found behind %s', (_, head) => {
  expect(moneyDeclarations(documentOf('report.md', table(head)))).toHaveLength(1);
});

test('they are those of all declarations that are of money', () => {
  const words = fc.constantFrom(
    ...[
      'Rs.',
      '₹',
      '＄',
      'in',
      'of',
      'lakh',
      'cr**ore**',
      'mil<b>lion</b>',
      'm',
      '&#8377;',
      '&nbsp;',
      'SEK',
      'Korean won',
    ],
    ...[
      "'000",
      "'０００",
      'J',
      '(',
      ')',
      'Amount',
      '2024',
      '5',
      'roads',
      '%',
      'per share',
      'mio',
      'लाख',
      '<br>',
      '_',
      'U.S. dollars',
    ],
  );
  const head = fc
    .array(words, { maxLength: 4 })
    .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')));
  fc.assert(
    fc.property(fc.array(head, { maxLength: 4 }), (heads) => {
      const text = heads.map(table).join('');
      const all = declarations(documentOf('report.md', text)).filter(({ unit }) => unit.kind === 'money');
      expect(moneyDeclarations(documentOf('report.md', text))).toEqual(all);
    }),
    { numRuns: 200 },
  );
});
