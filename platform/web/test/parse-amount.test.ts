import { expect, test } from 'vitest';
import { parseAmount } from '../i18n/parse-amount.ts';

test.each([
  ['1,234.50', 123_450],
  ['1234.5', 123_450],
  [' HK$ 1,234.50 ', 123_450],
  ['HKD 18,000', 1_800_000],
  ['$0.07', 7],
  ['１，２３４．５０', 123_450],
  ['10.1', 1_010],
  // Floating-point multiplication would give 4.35 × 100 = 434.99999999999994.
  ['4.35', 435],
  ['0', 0],
  ['12,345,678.90', 1_234_567_890],
])('%s is read to the cent', (typed, cents) => {
  expect(parseAmount(typed)).toBe(cents);
});

test.each([
  '',
  'all',
  '1.234',
  '1,23',
  '1,2345',
  '12,34,567',
  '-5',
  '1e3',
  '1.2.3',
  '.',
  '1,234,',
  '9999999999',
  '0x10',
  'USD 5',
])('%j requires a clarification', (typed) => {
  expect(parseAmount(typed)).toBeNull();
});
