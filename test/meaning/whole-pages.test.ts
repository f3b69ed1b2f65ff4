import { describe, expect, test } from 'vitest';
import { ofLast, ofLine, periodsSaid, unitsSaid } from './asked.js';

describe('a page on one line', () => {
  const block = (category: string, text: string) =>
    `{"bbox": [1, 2], "category": "${category}", "text": "${text}"}`;
  const table = (head: string, cells: string) =>
    block(
      'Table',
      `<table><tr><th>Item</th><th>${head}</th></tr><tr><td>Cash</td><td>${cells}</td></tr></table>`,
    );

  test('each table is under the texts in front of it, back to the table before', () => {
    const page = [
      block('Section-header', 'Balance sheet as at 31 March 2024'),
      block('Text', '(Rs. in thousands)'),
      table('Amount', '77'),
      block('Section-header', 'Loans as at 31 March 2023'),
      table('Rs. in lakh', '80'),
    ];
    const answer = ofLast(`[${page.join(', ')}]`);
    expect(unitsSaid(answer)).toEqual(['INR thousand (table)', 'INR lakh (column)']);
    expect(periodsSaid(answer)).toEqual(['instant 2024-03-31 (section)', 'instant 2023-03-31 (section)']);
  });
});

describe('a chart that was read into a table', () => {
  const figure = (caption: string) => [
    '<figure>',
    `<figcaption>${caption}</figcaption>Description: a bar chart that shows the values of several years.`,
    '### Axes',
    '- Y-axis: values (units not specified)',
    '**Data values:**',
    '|Year|Value|',
    '|---|---|',
    '|FY24|77|',
    '</figure>',
  ];

  test.each([
    ['Growth of credit (US$ billion)', 'USD billion (table)'],
    ['GDP per capita at current prices (US$)', 'USD (table)'],
    ['Credit deposit ratio (%)', 'percent (table)'],
    ['Growth of credit', 'not stated'],
  ])('takes its unit from the caption: %s', (caption, unit) => {
    expect(unitsSaid(ofLine(8, ...figure(caption)))).toEqual([unit.replace('USD (', 'USD one (')]);
  });
});

describe('a page that names one date', () => {
  const TABLE = ['## Exposures by industry', '', '|Industry|Total|', '|---|---|', '|Steel|77|'];

  test('gives it to the tables that name none', () => {
    expect(periodsSaid(ofLast('## Exposures as at 31 March 2024', '|Total|5|', ...TABLE))).toEqual([
      'instant 2024-03-31 (document)',
    ]);
  });

  test('gives none where it names two', () => {
    expect(
      periodsSaid(
        ofLast('## As at 31 March 2024', '|Total|5|', '## As at 31 March 2023', '|Total|6|', ...TABLE),
      ),
    ).toEqual(['not stated']);
  });
});
