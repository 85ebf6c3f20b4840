/** What the due date of a nonconformity requires, day by day: reminder, escalation, or nothing. */
import { describe, expect, test } from 'vitest';
import { nonconformityTerms } from '#modules/catalogue/services/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { type DueRecord, dueStep } from '../../rules/due-step.ts';
import { NONCONFORMITY_STATUSES, type NonconformityStatus } from '../../rules/statuses.ts';

const RECORD: DueRecord = {
  Status: 'RAISED',
  IsReleased: true,
  DueOn: '2026-12-10',
  RemindedDueOn: null,
  IsEscalated: false,
};
const TERMS = { ReminderDays: 7, EscalationDays: 14 };
const on = (today: string, record: Partial<DueRecord> = {}, terms = TERMS) =>
  dueStep({ ...RECORD, ...record }, terms, today);

test('the numbers of the service, or 7 and 14 days', () => {
  expect(nonconformityTerms({})).toEqual(TERMS);
  expect(nonconformityTerms({ NonconformityReminderDays: 3, NonconformityEscalationDays: 30 })).toEqual({
    ReminderDays: 3,
    EscalationDays: 30,
  });
});

describe('by day', () => {
  test.each([
    ['2026-12-02', null],
    ['2026-12-03', 'REMIND'],
    ['2026-12-10', 'REMIND'],
    ['2026-12-11', 'REMIND'],
    ['2026-12-23', 'REMIND'],
    ['2026-12-24', 'ESCALATE'],
    ['2027-06-01', 'ESCALATE'],
  ])('%s: %s', (today, step) => expect(on(today)).toBe(step));

  test('a reminder is sent once for each due date', () => {
    expect(on('2026-12-03', { RemindedDueOn: '2026-12-10' })).toBeNull();
    expect(on('2026-12-23', { RemindedDueOn: '2026-12-10' })).toBeNull();
    expect(on('2026-12-24', { RemindedDueOn: '2026-12-10' })).toBe('ESCALATE');
    expect(on('2026-12-10', { RemindedDueOn: '2026-11-10' })).toBe('REMIND');
  });

  test('an escalated one needs nothing more, and one without a due date nothing at all', () => {
    expect(on('2027-06-01', { IsEscalated: true })).toBeNull();
    expect(on('2026-12-05', { IsEscalated: true })).toBeNull();
    expect(on('2027-06-01', { DueOn: null })).toBeNull();
  });
});

/** By hand: on a day between reminder and escalation, and on one after the escalation. */
const BY_STATUS: Record<NonconformityStatus, [near: string | null, late: string | null]> = {
  RAISED: ['REMIND', 'ESCALATE'],
  ANSWERED: [null, 'ESCALATE'],
  RETURNED: ['REMIND', 'ESCALATE'],
  PLAN_ACCEPTED: [null, 'ESCALATE'],
  VERIFIED: [null, null],
  CLOSED: [null, null],
  WITHDRAWN: [null, null],
};
test.each(NONCONFORMITY_STATUSES)('%s', (Status) => {
  expect([on('2026-12-05', { Status }), on('2027-01-05', { Status })]).toEqual(BY_STATUS[Status]);
});

test('one that the client cannot see is not announced to it, but escalated', () => {
  expect(on('2026-12-05', { IsReleased: false })).toBeNull();
  expect(on('2026-12-24', { IsReleased: false })).toBe('ESCALATE');
});

describe('calendar', () => {
  test.each([
    // The week before and the fortnight after the leap day, and the same days of another year.
    ['2028-03-04', '2028-02-25', null],
    ['2028-03-04', '2028-02-26', 'REMIND'],
    ['2027-03-04', '2027-02-24', null],
    ['2027-03-04', '2027-02-25', 'REMIND'],
    ['2028-02-15', '2028-02-28', 'REMIND'],
    ['2028-02-15', '2028-02-29', 'ESCALATE'],
    ['2027-02-15', '2027-02-28', 'REMIND'],
    ['2027-02-15', '2027-03-01', 'ESCALATE'],
    ['2028-02-29', '2028-02-22', 'REMIND'],
    ['2028-02-29', '2028-03-14', 'ESCALATE'],
    // The end of the year.
    ['2027-01-05', '2026-12-28', null],
    ['2027-01-05', '2026-12-29', 'REMIND'],
    ['2026-12-25', '2027-01-07', 'REMIND'],
    ['2026-12-25', '2027-01-08', 'ESCALATE'],
  ])('due %s, on %s: %s', (DueOn, today, step) => expect(on(today, { DueOn })).toBe(step));

  test('the day is that of Hong Kong', () => {
    const dueAt = (moment: string) => on(hongKongDate(new Date(moment)));
    expect(dueAt('2026-12-02T15:59:59Z')).toBeNull();
    expect(dueAt('2026-12-02T16:00:00Z')).toBe('REMIND');
    expect(dueAt('2026-12-23T15:59:59Z')).toBe('REMIND');
    expect(dueAt('2026-12-23T16:00:00Z')).toBe('ESCALATE');
  });
});
