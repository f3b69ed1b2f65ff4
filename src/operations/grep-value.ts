import { figuresOn } from '../meaning/answers.js';
import { amountQuery } from './amount-query.js';
import { isWorth, mayHold } from './amount-worth.js';
import { placeFigures } from './figure-places.js';
import type { Matcher } from './grep.js';
import { reconstructionOf } from './grep.js';

/**
 * Lines with a figure that is worth an amount, whatever scale it is printed in.
 *
 * @throws UserError when `value` is no amount
 */
export function valueMatcher(value: string, tolerance: string | null): Matcher {
  const query = amountQuery(value, tolerance);
  return {
    sieve: null,
    mayRunOn: false,
    text: (document, line) => document.lines[line - 1] ?? '',
    reading(document, line) {
      if (!mayHold(document.lines[line - 1] ?? '', query)) return null;
      return figuresOn(document, line).some((figure) => isWorth(figure, query)) ? 'value' : null;
    },
    spans(document, line) {
      const figures = placeFigures(document.lines[line - 1] ?? '', figuresOn(document, line));
      return figures.filter(({ figure }) => isWorth(figure, query)).map(({ start, end }) => ({ start, end }));
    },
    reconstructed(document, line) {
      const figures = figuresOn(document, line).filter(({ damage }) => damage?.text);
      return figures.filter((figure) => isWorth(figure, query)).flatMap(reconstructionOf);
    },
  };
}
