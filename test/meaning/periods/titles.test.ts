import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

const HEADS = `**Particulars ${'Assets at fair value through profit or loss '.repeat(4)}Total carrying value**`;
/** Another date, so that none is the one of the document. */
const OTHER = ['Works were opened on June 30, 2021, and others were closed.', '', '# Notes', ''];
const TABLE = ['(₹ in crore)', '', '**Designated Mandatory**', '', '|Cash|14|–|14|'];

test('heads as long as a sentence stand between a table and the sentence that leads to it', () => {
  const lead = 'The value of instruments by categories as at March 31, 2024 is as follows:';
  expect(endsSaid(ofLast(lead, '', '---', '', HEADS, '', '---', '', ...TABLE))).toEqual(
    Array(3).fill('2024-03-31 instant'),
  );
});

test('a sentence that ends parts a table from the titles above it', () => {
  const prose = `${'The company has many policies for the values of its assets and it applies them to all. '.repeat(2)}`;
  expect(endsSaid(ofLast(...OTHER, 'As at March 31, 2024', '', prose, '', ...TABLE))).toEqual(
    Array(3).fill('not stated'),
  );
});

test('the day of signing titles nothing', () => {
  const signed = 'Pune A. Writer March 31, 2024 *Chief Financial Officer*';
  expect(endsSaid(ofLast(...OTHER, signed, '', ...TABLE))).toEqual(Array(3).fill('not stated'));
});

describe('what is called by its year', () => {
  test('has that of the title, not the one it is called by', () => {
    const rows = [
      'The pay received by the board during 2024 is shown below:',
      '',
      '|Name|Fixed pay|2023 Annual bonus in cash|',
      '|---|---|---|',
      '|Chair|1,204|377|',
    ];
    expect(endsSaid(ofLast('The year ends on 31 December.', ...rows))).toEqual([
      '2024-12-31 year',
      '2024-12-31 year',
    ]);
  });
});

test('the heading of a statement says nothing of tables hundreds of lines below', () => {
  const table = ['|Item|March 31, 2025|March 31, 2024|', '|---|---|---|', '|Payables|1,204|1,118|'];
  const after = (lines: number) =>
    endsSaid(ofLast('# Statement of profit and loss', ...Array<string>(lines).fill(''), ...table));
  expect(after(10)).toEqual(['2025-03-31 year', '2024-03-31 year']);
  expect(after(600)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
});
