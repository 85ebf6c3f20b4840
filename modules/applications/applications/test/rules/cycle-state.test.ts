import { expect, test } from 'vitest';
import type { Cycle } from '#modules/catalogue/services/rules/cycle-calendar.ts';
import { REMINDER_DAYS, reminderOf } from '#modules/certification/cycles/rules/reminder-days.ts';
import { type CycleApplication, type CycleInput, cycleState } from '../../rules/cycle/cycle-state.ts';
import { nextAssessment } from '../../rules/cycle/next-assessment.ts';

const CYCLE: Cycle = {
  ValidMonths: 36,
  SurveillanceMonths: [12, 24],
  SurveillanceWindowDays: 90,
  RenewalWindowDays: 180,
};

const application = (Id: number, overrides: Partial<CycleApplication>): CycleApplication => ({
  Id,
  ApplicationKey: `key-${Id}`,
  ApplicationNo: `QM-${Id}`,
  AssessmentType: 'SURVEILLANCE',
  ApplicationStatusCode: 'COMPLETED',
  DueOn: null,
  On: '2026-01-01',
  CertifiedOn: null,
  DecisionDate: null,
  EffectiveDate: null,
  ExpiryDate: null,
  CycleFrom: null,
  ...overrides,
});
const INITIAL = application(1, { AssessmentType: 'INITIAL', DecisionDate: '2025-03-14' });
const first = (overrides: Partial<CycleApplication> = {}) =>
  application(2, { DueOn: '2026-03-14', ...overrides });
const second = (overrides: Partial<CycleApplication> = {}) =>
  application(3, { DueOn: '2027-03-14', ...overrides });

const stateOn = (today: string, applications: CycleApplication[], more: Partial<CycleInput> = {}) =>
  cycleState({
    cycle: CYCLE,
    offered: ['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL'],
    firstIssue: '2025-03-14',
    expiry: '2028-03-13',
    applications,
    today,
    ...more,
  });
const line = (today: string, applications: CycleApplication[], more: Partial<CycleInput> = {}) =>
  stateOn(today, applications, more).Marks.map(({ Kind, No, On, State }) => `${Kind} ${No} ${On} ${State}`);
const next = (today: string, applications: CycleApplication[], more: Partial<CycleInput> = {}) => {
  const found = nextAssessment(stateOn(today, applications, more).Marks, today);
  return found && `${found.Kind} ${found.No} ${found.Opens} ${found.On}`;
};

test('shows the schedule before anything is due', () => {
  expect(line('2025-12-13', [INITIAL])).toEqual([
    'ISSUED 1 2025-03-14 DONE',
    'SURVEILLANCE 1 2026-03-14 AHEAD',
    'SURVEILLANCE 2 2027-03-14 AHEAD',
    'RENEWAL 1 2028-03-13 AHEAD',
    'EXPIRY 1 2028-03-13 AHEAD',
  ]);
});

test.each([
  ['2025-12-13', 'AHEAD'],
  ['2025-12-14', 'OPEN'],
  ['2026-03-14', 'OPEN'],
  ['2026-03-15', 'OVERDUE'],
])('a surveillance that was not started is due on %s: %s', (today, state) => {
  expect(line(today, [INITIAL])[1]).toBe(`SURVEILLANCE 1 2026-03-14 ${state}`);
  const waiting = first({ ApplicationStatusCode: 'WAITING' });
  expect(line(today, [INITIAL, waiting])[1]).toBe(`SURVEILLANCE 1 2026-03-14 ${state}`);
});

test('a surveillance in progress is under way, and overdue after its due date; a cancelled one is open again', () => {
  const running = first({ ApplicationStatusCode: 'UNDERREVIEW' });
  expect(line('2026-03-14', [INITIAL, running])[1]).toContain('RUNNING');
  expect(line('2026-03-15', [INITIAL, running])[1]).toContain('OVERDUE');
  expect(line('2026-03-14', [INITIAL, first({ ApplicationStatusCode: 'CANCELLED' })])[1]).toContain('OPEN');
});

test('a late surveillance still counts as the first, not the second', () => {
  const late = first({ On: '2026-11-01' });
  expect(line('2026-12-01', [INITIAL, late]).slice(1, 3)).toEqual([
    'SURVEILLANCE 1 2026-03-14 DONE',
    'SURVEILLANCE 2 2027-03-14 AHEAD',
  ]);
});

test('a special assessment is shown and does not move any date', () => {
  const special = application(4, { AssessmentType: 'SPECIAL', On: '2026-06-02' });
  expect(line('2026-07-01', [INITIAL, first(), special])).toEqual([
    'ISSUED 1 2025-03-14 DONE',
    'SURVEILLANCE 1 2026-03-14 DONE',
    'SPECIAL 1 2026-06-02 DONE',
    'SURVEILLANCE 2 2027-03-14 AHEAD',
    'RENEWAL 1 2028-03-13 AHEAD',
    'EXPIRY 1 2028-03-13 AHEAD',
  ]);
});

test('a surveillance converted to a special assessment is still due', () => {
  const special = application(2, { AssessmentType: 'SPECIAL', DueOn: '2026-03-14' });
  expect(next('2026-02-01', [INITIAL, special])).toBe('SURVEILLANCE 1 2025-12-14 2026-03-14');
});

test('the next assessment after each assessment', () => {
  expect(next('2025-03-20', [INITIAL])).toBe('SURVEILLANCE 1 2025-12-14 2026-03-14');
  expect(next('2026-03-20', [INITIAL, first()])).toBe('SURVEILLANCE 2 2026-12-14 2027-03-14');
  expect(next('2027-03-20', [INITIAL, first(), second()])).toBe('RENEWAL 1 2027-09-15 2028-03-13');
});

test('last year’s surveillance cannot be made up once this year’s window has opened', () => {
  expect(next('2026-12-13', [INITIAL])).toBe('SURVEILLANCE 1 2025-12-14 2026-03-14');
  expect(next('2026-12-14', [INITIAL])).toBe('SURVEILLANCE 2 2026-12-14 2027-03-14');
  expect(next('2027-09-15', [INITIAL])).toBe('RENEWAL 1 2027-09-15 2028-03-13');
  // The second surveillance was completed, the first one never.
  expect(next('2027-03-20', [INITIAL, second()])).toBe('RENEWAL 1 2027-09-15 2028-03-13');
});

test('services without surveillances, without renewals, and without a cycle', () => {
  expect(next('2025-03-20', [INITIAL], { offered: ['INITIAL', 'RENEWAL'] })).toBe(
    'RENEWAL 1 2027-09-15 2028-03-13',
  );
  const all = [INITIAL, first(), second()];
  expect(next('2027-03-20', all, { offered: ['INITIAL', 'SURVEILLANCE'] })).toBeNull();
  expect(line('2027-03-20', all, { cycle: null })).toEqual([
    'ISSUED 1 2025-03-14 DONE',
    'EXPIRY 1 2028-03-13 AHEAD',
  ]);
});

test('a renewal starts a new cycle; assessments completed before it do not count in the new one', () => {
  const renewal = application(5, {
    AssessmentType: 'RENEWAL',
    DueOn: '2028-03-13',
    ExpiryDate: '2031-03-13',
    CycleFrom: '2028-03-14',
  });
  const all = [INITIAL, first(), second(), renewal];
  expect(line('2028-02-01', all, { expiry: '2031-03-13' })).toEqual([
    'ISSUED 1 2028-03-14 DONE',
    'SURVEILLANCE 1 2029-03-14 AHEAD',
    'SURVEILLANCE 2 2030-03-14 AHEAD',
    'RENEWAL 1 2031-03-13 AHEAD',
    'EXPIRY 1 2031-03-13 AHEAD',
  ]);
  // Applications from earlier versions have no stored cycle start.
  const earlier = { ...renewal, CycleFrom: null };
  expect(line('2028-02-01', [INITIAL, earlier], { expiry: '2031-03-13' })[1]).toBe(
    'SURVEILLANCE 1 2029-03-14 AHEAD',
  );
});

test('an extension moves the renewal and the end, but no surveillance', () => {
  expect(line('2025-06-01', [INITIAL], { expiry: '2028-06-13' }).slice(1)).toEqual([
    'SURVEILLANCE 1 2026-03-14 AHEAD',
    'SURVEILLANCE 2 2027-03-14 AHEAD',
    'RENEWAL 1 2028-06-13 AHEAD',
    'EXPIRY 1 2028-06-13 AHEAD',
  ]);
});

test('each reminder covers the days before it, and none the days after', () => {
  const expectedReminder = (days: number): number | null => {
    if (days < 0 || days > 180) return null;
    if (days <= 14) return 14;
    if (days <= 30) return 30;
    return days <= 90 ? 90 : 180;
  };
  for (let days = -400; days <= 400; days += 1)
    expect(reminderOf(days), String(days)).toBe(expectedReminder(days));
  expect(REMINDER_DAYS).toEqual([180, 90, 30, 14]);
});
