import { expect, test } from 'vitest';
import { initialRows, mergeRows } from './stable-rows.ts';

type Row = { Key: string; Status: string };
const row = (Key: string, Status = 'PENDING'): Row => ({ Key, Status });
const [a, b, c] = [row('a'), row('b'), row('c')];
const keyOf = ({ Key }: Row) => Key;
const keys = (rows: readonly Row[]) => rows.map(keyOf).join('');

test('a changed row that would now be first is updated in place', () => {
  const changed = row('c', 'CERTIFIED');
  const merged = mergeRows(initialRows([a, b, c]), [changed, a, b], new Set(['c']), keyOf);
  expect(keys(merged.rows)).toBe('abc');
  expect(merged.rows[2]?.Status).toBe('CERTIFIED');
  expect([[...merged.changed], merged.addedCount, merged.removed.size]).toEqual([['c'], 0, 0]);
  // After a reload, unchanged rows are new objects with equal content.
  const again = mergeRows(merged, [row('c', 'CERTIFIED'), row('a'), row('b')], new Set(['c']), keyOf);
  expect([again.changed.size, again.rows[0]]).toEqual([0, a]);
});

test('a new row displaces no other; it is counted once, however often it changes', () => {
  const full = initialRows([a, b, c]);
  const once = mergeRows(full, [row('x'), a, b], new Set(['x']), keyOf);
  expect([keys(once.rows), once.addedCount, once.removed.size]).toEqual(['abc', 1, 0]);
  const twice = mergeRows(once, [row('y'), row('x', 'RETURNED'), a], new Set(['x', 'y']), keyOf);
  expect([keys(twice.rows), twice.addedCount, twice.removed.size]).toEqual(['abc', 2, 0]);
});

test('a row that left is marked as removed; a row that moves up from the next page is not new', () => {
  const merged = mergeRows(initialRows([a, b, c]), [a, c, row('d')], new Set(['b']), keyOf);
  expect([keys(merged.rows), merged.addedCount, [...merged.removed]]).toEqual(['abc', 0, ['b']]);
  const still = mergeRows(merged, [a, c, row('d')], new Set(['c']), keyOf);
  expect([...still.removed]).toEqual(['b']);
});

test('without named rows, one moved to the next page is not marked as removed', () => {
  const merged = mergeRows(initialRows([a, b, c]), [row('x'), a, b], null, keyOf);
  expect([keys(merged.rows), merged.addedCount, merged.removed.size]).toEqual(['abc', 1, 0]);
  const left = mergeRows(initialRows([a, b, c]), [a, c], null, keyOf);
  expect([left.addedCount, [...left.removed]]).toEqual([0, ['b']]);
});

test('an empty list is filled automatically', () => {
  expect(keys(mergeRows(initialRows<Row>([]), [a], new Set(['a']), keyOf).rows)).toBe('a');
});
