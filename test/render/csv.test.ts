import { expect, test } from 'vitest';
import { csvLine } from '../../src/render/csv.js';

test('fields with a comma, a quote, a line end or blanks around them are quoted', () => {
  expect(csvLine(['a', '1,204', 'say "no"', 'two\nlines', ' b', ''])).toBe(
    'a,"1,204","say ""no""","two\nlines"," b",\n',
  );
});
