import { describe, expect, it, test } from 'vitest';
import type { CycleMark } from '#modules/applications/applications/rules/cycle/cycle-line.ts';
import type { Cycle } from '#modules/catalogue/services/rules/cycle-calendar.ts';
import { canStart, type StartInput } from '../../rules/can-start.ts';

const CYCLE: Cycle = {
  ValidMonths: 36,
  SurveillanceMonths: [12, 24],
  SurveillanceWindowDays: 90,
  RenewalWindowDays: 180,
};
const mark = (
  Kind: CycleMark['Kind'],
  No: number,
  Opens: string,
  On: string,
  State: CycleMark['State'] = 'AHEAD',
) => ({ Kind, No, Opens, On, State, Application: null }) satisfies CycleMark;
/** Decided on 1 March 2026, valid until 28 February 2029. */
const MARKS = [
  mark('SURVEILLANCE', 1, '2026-12-01', '2027-03-01'),
  mark('SURVEILLANCE', 2, '2027-12-02', '2028-03-01'),
  mark('RENEWAL', 1, '2028-09-01', '2029-02-28'),
];
const verdictOf = (
  kind: StartInput['kind'],
  today: string,
  status: string,
  more: Partial<StartInput> = {},
) => {
  const verdict = canStart({
    kind,
    certificate: {
      CertificateStatusCode: status as StartInput['certificate']['CertificateStatusCode'],
      ExpiryDate: '2029-02-28',
    },
    cycle: CYCLE,
    marks: MARKS,
    open: [],
    today,
    ...more,
  });
  if (verdict.IsOpen) return verdict.Window ? `${verdict.Window.Opens} ${verdict.Window.On}` : 'OPEN';
  return [verdict.Code, verdict.date].filter(Boolean).join(' ');
};

/** Decisions 13 and 14 of November 2026, domains 7 and 10. */
describe('which assessment a client may begin for a certificate', () => {
  test.each([
    ['SURVEILLANCE', '2026-11-30', 'PUBLISHED', 'REASON_BEGIN_EARLY 2026-12-01'],
    ['SURVEILLANCE', '2026-12-01', 'PUBLISHED', '2026-12-01 2027-03-01'],
    ['SURVEILLANCE', '2026-12-01', 'ACTIVE', '2026-12-01 2027-03-01'],
    ['SURVEILLANCE', '2027-06-01', 'PUBLISHED', '2026-12-01 2027-03-01'],
    ['SURVEILLANCE', '2027-12-02', 'PUBLISHED', '2027-12-02 2028-03-01'],
    ['SURVEILLANCE', '2028-10-01', 'RENEWAL', '2027-12-02 2028-03-01'],
    ['RENEWAL', '2028-08-31', 'PUBLISHED', 'REASON_BEGIN_EARLY 2028-09-01'],
    ['RENEWAL', '2028-09-01', 'PUBLISHED', '2028-09-01 2029-02-28'],
    ['RENEWAL', '2029-02-28', 'PUBLISHED', '2028-09-01 2029-02-28'],
    ['SPECIAL', '2026-04-01', 'PUBLISHED', 'OPEN'],
    ['SPECIAL', '2026-04-01', 'RENEWAL', 'OPEN'],
    // Suspended: only the overdue surveillance.
    ['SURVEILLANCE', '2027-01-10', 'SUSPENDED', 'REASON_BEGIN_SUSPENDED'],
    ['SURVEILLANCE', '2027-03-01', 'SUSPENDED', 'REASON_BEGIN_SUSPENDED'],
    ['SURVEILLANCE', '2027-03-02', 'SUSPENDED', '2026-12-01 2027-03-01'],
    ['RENEWAL', '2028-10-01', 'SUSPENDED', 'REASON_BEGIN_SUSPENDED'],
    ['SPECIAL', '2027-01-10', 'SUSPENDED', 'REASON_BEGIN_SUSPENDED'],
    // Expired: the renewal, for six months.
    ['RENEWAL', '2029-03-01', 'EXPIRED', '2028-09-01 2029-02-28'],
    ['RENEWAL', '2029-08-28', 'EXPIRED', '2028-09-01 2029-02-28'],
    ['RENEWAL', '2029-08-29', 'EXPIRED', 'REASON_BEGIN_TOO_LATE 2029-08-28'],
    ['SURVEILLANCE', '2029-03-01', 'EXPIRED', 'REASON_BEGIN_EXPIRED 2029-08-28'],
    ['SPECIAL', '2029-03-01', 'EXPIRED', 'REASON_BEGIN_EXPIRED 2029-08-28'],
    // The nightly job has not run yet.
    ['SPECIAL', '2029-03-01', 'PUBLISHED', 'REASON_BEGIN_EXPIRED 2029-08-28'],
    ['RENEWAL', '2028-10-01', 'TERMINATED', 'REASON_BEGIN_ENDED'],
    ['SPECIAL', '2026-04-01', 'DELETED', 'REASON_BEGIN_ENDED'],
    ['SPECIAL', '2026-04-01', 'PENDING', 'REASON_BEGIN_ENDED'],
  ] as const)('%s on %s of a certificate that is %s: %s', (kind, today, status, expected) => {
    expect(verdictOf(kind, today, status)).toBe(expected);
  });

  it('is limited to one of a kind at a time', () => {
    expect(verdictOf('SPECIAL', '2026-04-01', 'PUBLISHED', { open: ['SPECIAL'] })).toBe(
      'REASON_BEGIN_RUNNING',
    );
    expect(verdictOf('SURVEILLANCE', '2026-12-05', 'PUBLISHED', { open: ['SURVEILLANCE'] })).toBe(
      'REASON_BEGIN_RUNNING',
    );
    expect(verdictOf('SURVEILLANCE', '2026-12-05', 'PUBLISHED', { open: ['SPECIAL', 'RENEWAL'] })).toBe(
      '2026-12-01 2027-03-01',
    );
  });

  it('cannot be started again once it is completed', () => {
    const done = MARKS.map((one) => (one.Kind === 'SURVEILLANCE' ? { ...one, State: 'DONE' as const } : one));
    expect(verdictOf('SURVEILLANCE', '2028-10-01', 'PUBLISHED', { marks: done })).toBe(
      'REASON_BEGIN_NOT_DUE',
    );
  });

  it('cannot be started once a later one is completed', () => {
    const marks = [
      mark('SURVEILLANCE', 1, '2026-12-01', '2027-03-01', 'OVERDUE'),
      mark('SURVEILLANCE', 2, '2027-12-02', '2028-03-01', 'DONE'),
      mark('RENEWAL', 1, '2028-09-01', '2029-02-28'),
    ];
    expect(verdictOf('SURVEILLANCE', '2028-10-01', 'PUBLISHED', { marks })).toBe('REASON_BEGIN_NOT_DUE');
    expect(verdictOf('SURVEILLANCE', '2028-10-01', 'SUSPENDED', { marks })).toBe('REASON_BEGIN_SUSPENDED');
  });

  it('uses the months of a late renewal from the service', () => {
    const cycle = { ...CYCLE, LateRenewalMonths: 2 };
    expect(verdictOf('RENEWAL', '2029-04-28', 'EXPIRED', { cycle })).toBe('2028-09-01 2029-02-28');
    expect(verdictOf('RENEWAL', '2029-04-29', 'EXPIRED', { cycle })).toBe('REASON_BEGIN_TOO_LATE 2029-04-28');
    expect(verdictOf('RENEWAL', '2029-03-01', 'EXPIRED', { cycle: { ...CYCLE, LateRenewalMonths: 0 } })).toBe(
      'REASON_BEGIN_TOO_LATE 2029-02-28',
    );
  });
});
