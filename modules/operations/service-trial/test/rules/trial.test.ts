import { expect, test } from 'vitest';
import { dayFacts } from '../../rules/day-facts.ts';
import { type ScenarioResult, trialMarks } from '../../rules/marks.ts';

const result: ScenarioResult[] = [
  { Day: 0, Status: 'PENDING', Step: null },
  { Day: 2, Status: 'UNDERREVIEW', Step: 'ASSESSOR' },
  { Day: 20, Status: 'UNDERREVIEW', Step: 'COO' },
  { Day: 21, Status: 'CERTIFIED', Step: null },
];
const StartOn = '2026-01-01';
const Marks = trialMarks({
  StartOn,
  Come: result,
  Definition: {
    TargetDays: { ASSESSOR: 10, COO: 5 },
    Cycle: {
      ValidMonths: 36,
      SurveillanceMonths: [12, 24],
      SurveillanceWindowDays: 90,
      RenewalWindowDays: 180,
    },
  },
  Certificate: { FirstIssueDate: '2026-01-31', ExpiryDate: '2029-01-30' },
  Findings: [{ Step: 'ASSESSOR', DueOn: '2026-04-01' }],
});
const on = (day: string) => {
  const Day = Math.round((Date.parse(day) - Date.parse(StartOn)) / 86_400_000);
  return dayFacts({ StartOn, Day, Come: result, Marks, IssuedOn: '2026-01-31' });
};
const dates = (kind: string) => Marks.filter((mark) => mark.Kind === kind).map((mark) => mark.On);

test('the days of a cycle', () => {
  expect(dates('SURVEILLANCE_DUE')).toEqual(['2027-01-31', '2028-01-31']);
  expect(dates('SURVEILLANCE_OPENS')).toEqual(['2026-11-02', '2027-11-02']);
  expect(dates('RENEWAL_OPENS')).toEqual(['2028-08-03']);
  expect(dates('EXPIRY_REMINDER')).toEqual(['2028-08-03', '2028-11-01', '2028-12-31', '2029-01-16']);
  expect(dates('EXPIRES')).toEqual(['2029-01-30']);
  expect(dates('FINDING_DUE')).toEqual(['2026-04-01']);
});

test('a step is overdue from the day after its target until it is completed', () => {
  // Started on 3 January, target ten days; left on 21 January.
  expect(dates('STEP_DUE')).toEqual(['2026-01-13', '2026-01-26']);
  expect(on('2026-01-13').Overdue).toEqual([]);
  expect(on('2026-01-14').Overdue.map((mark) => mark.Step)).toEqual(['ASSESSOR']);
  expect(on('2026-01-20').Overdue).toHaveLength(1);
  expect(on('2026-01-21').Overdue).toEqual([]);
});

test('a certificate is valid on its last day and not on the next', () => {
  expect(on('2026-01-30').Certificate).toBe('NONE');
  expect(on('2026-01-31').Certificate).toBe('VALID');
  expect(on('2029-01-30').Certificate).toBe('VALID');
  expect(on('2029-01-31').Certificate).toBe('EXPIRED');
});

test('a window is open from its first day to the due date', () => {
  const open = (day: string) => on(day).Windows.map(({ Opened }) => [Opened.Kind, Opened.Number]);
  expect(open('2026-11-01')).toEqual([]);
  expect(open('2026-11-02')).toEqual([['SURVEILLANCE_OPENS', 1]]);
  expect(open('2027-01-31')).toEqual([['SURVEILLANCE_OPENS', 1]]);
  expect(open('2027-02-01')).toEqual([]);
  expect(open('2029-01-30')).toEqual([['RENEWAL_OPENS', null]]);
  expect(on('2027-02-01').Passed.map((mark) => mark.Number)).toEqual([1]);
});

test('reminders are sent on their day only', () => {
  expect(on('2028-11-01').Reminders.map((mark) => mark.Number)).toEqual([90]);
  expect(on('2028-11-02').Reminders).toEqual([]);
});

test('the state on a day is the result of the last action before its end', () => {
  expect(on('2026-01-01').Come?.Status).toBe('PENDING');
  expect(on('2026-01-02').Actions).toBe(1);
  expect(on('2026-01-22').Come?.Status).toBe('CERTIFIED');
});
