/** Checks the clock of suspensions: reminders, limit, ends of months and leap days. */
import { expect, it } from 'vitest';
import { reminderMonth, suspensionLimit, suspensionState } from '../../rules/suspension-clock.ts';

const TERMS = { LimitMonths: 6, ReminderMonths: [3, 5] };

it.each([
  ['2026-03-15', '2026-06-14', null],
  ['2026-03-15', '2026-06-15', 3],
  ['2026-03-15', '2026-08-14', 3],
  ['2026-03-15', '2026-08-15', 5],
  ['2026-03-15', '2026-09-15', 5],
  ['2026-03-15', '2026-09-16', null],
  // Suspended on the last day of a month: the months end on their own last days.
  ['2026-08-31', '2026-11-29', null],
  ['2026-08-31', '2026-11-30', 3],
  ['2026-08-31', '2027-02-28', 5],
  ['2026-08-31', '2027-03-01', null],
  // The limit falls on a leap day.
  ['2027-08-30', '2028-02-29', 5],
  ['2027-08-30', '2028-03-01', null],
])('suspended on %s, on %s the reminder of month %s is due', (since, today, month) => {
  expect(reminderMonth(since, today, TERMS)).toBe(month);
});

it('has a limit only while it is suspended', () => {
  const clock = { since: '2027-08-30', today: '2028-03-01', terms: TERMS };
  expect(suspensionLimit('2027-08-30', TERMS)).toBe('2028-02-29');
  expect(suspensionState('SUSPENDED', clock)).toEqual({
    SuspensionLimit: '2028-02-29',
    IsSuspendedLong: true,
  });
  expect(suspensionState('SUSPENDED', { ...clock, today: '2028-02-29' }).IsSuspendedLong).toBe(false);
  expect(suspensionState('PUBLISHED', clock)).toEqual({ SuspensionLimit: null, IsSuspendedLong: false });
});

it('reminds of nothing where the service sets no months', () => {
  expect(reminderMonth('2026-03-15', '2026-08-15', { LimitMonths: 6, ReminderMonths: [] })).toBe(null);
});
