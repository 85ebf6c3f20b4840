import { expect, test } from 'vitest';
import { withPrintMedia } from '../print-media-queries.ts';

test.each([
  // Queries for phones only never apply to print.
  ['(max-width: 47.99em)', 'screen and (max-width: 47.99em)'],
  ['(max-width: 767px)', 'screen and (max-width: 767px)'],
  ['(max-width: 29.99em), (pointer: coarse)', 'screen and (max-width: 29.99em), (pointer: coarse)'],
  // Queries from tablets upwards also apply to print, up to their maximum width.
  ['(min-width: 48em)', '(min-width: 48em), print'],
  [
    '(min-width: 48em) and (max-width: 74.99em)',
    '(min-width: 48em) and (max-width: 74.99em), print and (max-width: 74.99em)',
  ],
  // Queries for tablets and computers stay unchanged: the paper width matches them, or not, by itself.
  ['(max-width: 991px)', '(max-width: 991px)'],
  ['(min-width: 62em)', '(min-width: 62em)'],
  // A query that names a medium is deliberate; applying the transformation twice gives the same result.
  ['print, (min-width: 48em)', 'print, (min-width: 48em)'],
  ['screen and (max-width: 47.99em)', 'screen and (max-width: 47.99em)'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('%s is %s', (written, built) => {
  expect(withPrintMedia(written)).toBe(built);
  expect(withPrintMedia(built)).toBe(built);
});
