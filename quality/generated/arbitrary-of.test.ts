/**
 * Tests that values generated from contract schemas reach their limits, exceed them by one and reuse
 * earlier keys.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { arbitraryOf } from './arbitrary-of.ts';

/** Returns the distinct values generated from a schema in a thousand attempts. */
const madeOf = (schema: z.ZodType, name = 'Anything'): unknown[] => [
  ...new Set(fc.sample(arbitraryOf(schema, name), { seed: 7, numRuns: 1_000 })),
];

test('numbers include both limits, and one beyond', () => {
  expect(madeOf(z.int().min(3).max(12))).toEqual(expect.arrayContaining([2, 3, 12, 13]));
});

test('texts have the maximum length, and one character more', () => {
  const lengths = madeOf(z.string().max(80)).filter((value) => typeof value === 'string');
  expect(lengths.map((value) => value.length)).toEqual(expect.arrayContaining([80, 81]));
});

test('lists have the minimum length', () => {
  const lengths = fc.sample(arbitraryOf(z.array(z.boolean()).min(1).max(2)), { seed: 7, numRuns: 100 });
  expect([...new Set(lengths.map((list) => (list as unknown[]).length))].toSorted()).toEqual([1, 2]);
});

test('a key is usually one of an earlier response', () => {
  const keys = fc.sample(arbitraryOf(z.string(), 'ApplicationKey'), { seed: 7, numRuns: 1_000 });
  expect(keys.filter((key) => typeof key === 'object').length).toBeGreaterThan(700);
});

test('optional fields are omitted and given', () => {
  const made = fc.sample(arbitraryOf(z.strictObject({ Remark: z.boolean().optional() })), {
    seed: 7,
    numRuns: 100,
  });
  expect(new Set(made.map((one) => Object.keys(one as object).length))).toEqual(new Set([0, 1]));
});
