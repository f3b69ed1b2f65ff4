import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { documentRuling, sectionRuling } from '../../../src/meaning/units/ruling.js';
import { ofLast, ofLine, unitsSaid } from '../asked.js';

const TABLE = ['|Item|2025|', '|Stock|77|'];

describe('a caption above a table', () => {
  test('may stand some short lines and a heading higher', () => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '# Stock', 'Godowns', 'All districts', ...TABLE))).toEqual([
      'INR lakh (table)',
    ]);
  });

  test('the nearest of two', () => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '(₹ in crore)', ...TABLE))).toEqual(['INR crore (table)']);
  });

  test('not past the title of a chart: what stands above it belongs to something else', () => {
    expect(unitsSaid(ofLast('(₹ in lakh)', 'Chart 3 Stock by godown', ...TABLE))).toEqual(['not stated']);
  });

  test('not past a heading and a sentence', () => {
    expect(
      unitsSaid(
        ofLast(
          'Loans (₹ in lakh)',
          '',
          'Stocks are valued at the lower of cost and net value.',
          '# Stock',
          ...TABLE,
        ),
      ),
    ).toEqual(['not stated']);
  });

  test('not past a heading and a sentence that ends with a year', () => {
    const loan = 'A loan of Rs. 12.50 crore was sanctioned on 12 May 2024 and is repayable in 2031.';
    expect(unitsSaid(ofLast('(₹ in lakh)', '', loan, '# Stock', ...TABLE))).toEqual(['not stated']);
  });

  test('the rest of a title with a unit says for what it is: it does not cross a heading', () => {
    expect(unitsSaid(ofLast('Loans to cultivators (₹ in lakh)', '# Stock', ...TABLE))).toEqual([
      'not stated',
    ]);
  });
});

describe('a caption below a table', () => {
  test('alone on its line', () => {
    expect(unitsSaid(ofLine(2, ...TABLE, '', '(₹ in lakh)'))).toEqual(['INR lakh (table)']);
  });

  test('nearer than a sentence for the whole report', () => {
    const general = 'All amounts are in ₹ crore unless otherwise stated.';
    expect(unitsSaid(ofLine(4, general, '# Stock', ...TABLE, '', '(₹ in lakh)'))).toEqual([
      'INR lakh (table)',
    ]);
  });

  test('below the last part of a table that goes on over pages', () => {
    const part = (row: string) => ['|Item|2025|', '|---|---|', row];
    const lines = [...part('|Stock|77|'), '', '<!-- Page 2 -->', '', ...part('|Mills|9|'), '', '(₹ in lakh)'];
    expect(unitsSaid(ofLine(3, ...lines))).toEqual(['INR lakh (table)']);
  });

  test('not when another table stands right below it: it is the caption of that one', () => {
    expect(unitsSaid(ofLine(2, ...TABLE, '', '(₹ in lakh)', '', '|Loans|2025|', '|To mills|9|'))).toEqual([
      'not stated',
    ]);
  });

  test('not behind other words', () => {
    expect(unitsSaid(ofLine(2, ...TABLE, '', 'Loans of the year', '(₹ in lakh)'))).toEqual(['not stated']);
  });
});

describe('a caption of the section', () => {
  const report = documentOf('report.md', ['# Loans', '(₹ in lakh)', 'text', '# Stock', 'text'].join('\n'));

  test('holds to its end and not beyond', () => {
    expect(sectionRuling(report, 3)).toMatchObject({ rule: 'section', line: 2 });
    expect(sectionRuling(report, 5)).toBeNull();
  });

  test('under the title of a statement whose halves are bold lines', () => {
    const sheet = documentOf(
      'sheet.md',
      ['# Balance sheet', '(₹ in lakh)', '', '**Assets**', '', 'text'].join('\n'),
    );
    expect(sectionRuling(sheet, 6)).toMatchObject({ rule: 'section', line: 2 });
  });
});

describe('a sentence for the whole document', () => {
  const general = (scale: string) => `All amounts in ₹ ${scale} unless otherwise stated`;
  const ruling = (line: number, ...lines: string[]) =>
    documentRuling(documentOf('report.md', lines.join('\n')), line);

  test('the nearest above holds', () => {
    expect(ruling(4, general('crore'), 'text', general('lakh'), 'text')).toMatchObject({
      line: 3,
      rule: 'document',
    });
    expect(ruling(2, general('crore'), 'text', general('lakh'), 'text')).toMatchObject({ line: 1 });
  });

  test('one below holds when the document declares no other scale', () => {
    expect(ruling(1, 'text', general('lakh'))).toMatchObject({ line: 2 });
    expect(ruling(1, 'text', general('lakh'), '(₹ in crore)')).toBeNull();
  });

  test('none', () => {
    expect(ruling(1, 'text', '(₹ in crore)')).toBeNull();
  });
});
