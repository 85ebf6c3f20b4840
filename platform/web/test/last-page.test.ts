import { expect, test } from 'vitest';
import { lastPage } from '../ui/list/use-last-page.ts';

test.each([
  ['a page beyond the end', { Rows: [], Total: 6 }, { page: 99, pageSize: 10 }, 1],
  ['the page after the last full one', { Rows: [], Total: 20 }, { page: 3, pageSize: 10 }, 2],
  ['an empty list', { Rows: [], Total: 0 }, { page: 4, pageSize: 10 }, null],
  ['a page with rows', { Rows: [1], Total: 11 }, { page: 2, pageSize: 10 }, null],
  [
    'a page whose rows were all removed, with the previous total',
    { Rows: [], Total: 12 },
    { page: 2, pageSize: 10 },
    null,
  ],
])('%s', (_name, answer, state, expected) => {
  expect(lastPage(answer, state)).toBe(expected);
});
