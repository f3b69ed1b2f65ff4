import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { figuresOn } from '../../src/meaning/answers.js';
import { placeFigures } from '../../src/operations/figure-places.js';

/** What stands on a line where its figures are said to stand. */
function placed(line: string): readonly string[] {
  const figures = figuresOn(documentOf('report.md', line), 1);
  return placeFigures(line, figures).map(({ start, end }) => line.slice(start, end));
}

test.each([
  ['It was ₹ 1,204.75 crore, and ₹ 1,204.75 lakh.', ['1,204.75', '1,204.75']],
  ['It was ₹ (1,204.75) crore.', ['(1,204.75)']],
  ['It was **₹ 1,2**04.75 crore.', ['1,2**04.75']],
  ['It was ₹ \u22121,204.75 crore.', ['\u22121,204.75']],
  ['It was ₹ \u20131,204.75 crore.', ['\u20131,204.75']],
  ['|Cash|\u22121,204.75|', ['\u22121,204.75']],
  ['|Cash|\uff11\uff12\uff13.\uff14|', ['\uff11\uff12\uff13.\uff14']],
  ['|Cash|12\u00a0345.67|', ['12\u00a0345.67']],
])('figures stand where they are printed: %s', (line, expected) => {
  expect(placed(line)).toEqual(expected);
});
