/** Age of open nonconformities in days, and the age groups, by hand. */
import { expect, it } from 'vitest';
import { AGES, ageInDays, ageRange } from '../../rules/ageing.ts';

it.each([
  ['on the day in Hong Kong', '2026-11-19T16:00:00Z', '2026-11-20', 0],
  ['raised late the day before', '2026-11-19T15:59:59Z', '2026-11-20', 1],
  ['over a leap day', '2028-02-28T02:00:00Z', '2028-03-01', 2],
  ['over the end of summer time in Europe', '2026-10-24T23:30:00Z', '2026-10-26', 1],
])('%s', (_when, raised, today, days) => {
  expect(ageInDays({ Status: 'RAISED', RaisedAt: new Date(raised) }, today)).toBe(days);
});

it.each(['VERIFIED', 'CLOSED', 'WITHDRAWN'] as const)('one that is %s has none', (Status) => {
  expect(ageInDays({ Status, RaisedAt: new Date('2026-11-01T02:00:00Z') }, '2026-11-20')).toBeNull();
});

it('the groups follow each other without a gap', () => {
  expect(AGES.map((age) => ageRange(age))).toEqual([
    [0, 30],
    [31, 60],
    [61, 90],
    [91, null],
  ]);
});
