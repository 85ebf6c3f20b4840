import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  hongKongDate,
  hongKongMidnight,
  hongKongTime,
} from '../format/dates.ts';

describe('hongKongDate', () => {
  it('changes day at midnight in Hong Kong, which is 16:00 UTC', () => {
    expect(hongKongDate(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20');
    expect(hongKongDate(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  });

  it('also changes year there, and has no daylight saving time', () => {
    expect(hongKongDate(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
    expect(hongKongDate(new Date('2026-07-01T15:59:59Z'))).toBe('2026-07-01');
    expect(hongKongDate(new Date('2028-02-28T16:00:00Z'))).toBe('2028-02-29');
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 36, '2031-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-11-20', 24, '2028-11-20'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2029-11-19', -180, '2029-05-23'],
    ['2027-11-20', -90, '2027-08-22'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    ['2026-01-01', '2027-01-01', 365],
    ['2028-01-01', '2029-01-01', 366],
  ])('from %s to %s it is %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

test('a day starts eight hours before UTC, also where the time is shown', () => {
  expect(hongKongMidnight('2026-03-01').toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(hongKongTime(hongKongMidnight('2026-03-01'))).toBe('00:00');
  expect(hongKongTime(new Date('2026-02-28T15:59:59.999Z'))).toBe('23:59');
});
