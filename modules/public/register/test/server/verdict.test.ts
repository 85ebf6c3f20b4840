import { describe, expect, it } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import {
  type StatusEvent,
  statusHistory,
  verdictOn,
} from '#modules/certification/certificates/rules/verdict.ts';

/** Statuses of events such as `PUBLISHED 2025-03-14 R1`; other events have the name of their status. */
const TO: Record<string, CertificateStatus> = {
  ISSUED: 'PENDING',
  PREPARED: 'PENDING',
  REVISED: 'PUBLISHED',
  RESUMED: 'PUBLISHED',
  UNLISTED: 'ACTIVE',
  WITHDRAWN: 'TERMINATED',
};
const history = (expiry: Record<number, string | null>, ...lines: string[]): StatusEvent[] =>
  lines.map((line) => {
    const [Event = '', EffectiveOn = '', revision = 'R1'] = line.split(' ');
    const Revision = Number(revision.slice(1));
    return {
      Event,
      ToStatus: TO[Event] ?? (Event as CertificateStatus),
      EffectiveOn,
      Revision,
      ExpiryDate: expiry[Revision] ?? null,
    };
  });

const END = '2027-03-13';
const one = { 1: END };
const term = { Revision: 1, ExpiryDate: END };

describe('the verdict on a day', () => {
  const plain = history(one, 'ISSUED 2024-03-14', 'PUBLISHED 2024-03-20');
  const suspended = [...plain, ...history(one, 'SUSPENDED 2025-04-09')];
  const resumed = [...suspended, ...history(one, 'RESUMED 2025-06-02')];
  it.each([
    ['before it took effect', plain, '2024-03-13', 'NOT_YET_VALID', '2024-03-13'],
    ['on the effective date of its page, though published later', plain, '2024-03-14', 'VALID', '2024-03-14'],
    ['on the day of publishing', plain, '2024-03-20', 'VALID', '2024-03-14'],
    ['on its last day', plain, '2027-03-13', 'VALID', '2024-03-14'],
    ['the day after, before the nightly run', plain, '2027-03-14', 'EXPIRED', '2027-03-14'],
    ['the day before a suspension', suspended, '2025-04-08', 'VALID', '2024-03-14'],
    ['from the day of suspension', suspended, '2025-04-09', 'SUSPENDED', '2025-04-09'],
    ['suspended until its period ended', suspended, '2027-03-14', 'EXPIRED', '2027-03-14'],
    ['while it was suspended, queried later', resumed, '2025-06-01', 'SUSPENDED', '2025-04-09'],
    ['valid again', resumed, '2025-06-02', 'VALID', '2025-06-02'],
    [
      'suspended and resumed on one day',
      history(one, 'ISSUED 2024-03-14', 'PUBLISHED 2024-03-14', 'SUSPENDED 2025-01-01', 'RESUMED 2025-01-01'),
      '2025-01-01',
      'VALID',
      '2024-03-14',
    ],
    [
      'unlisted, but valid',
      [...plain, ...history(one, 'UNLISTED 2025-01-01')],
      '2025-02-01',
      'VALID',
      '2024-03-14',
    ],
    [
      'renewal under way',
      [...plain, ...history(one, 'RENEWAL 2026-10-01')],
      '2026-12-01',
      'VALID',
      '2024-03-14',
    ],
    [
      'renewal under way, too late',
      [...plain, ...history(one, 'RENEWAL 2026-10-01')],
      '2027-03-14',
      'EXPIRED',
      '2027-03-14',
    ],
    [
      'terminated',
      [...suspended, ...history(one, 'TERMINATED 2025-12-01')],
      '2025-12-01',
      'TERMINATED',
      '2025-12-01',
    ],
    [
      'terminated stays so after its period',
      [...suspended, ...history(one, 'TERMINATED 2025-12-01')],
      '2030-01-01',
      'TERMINATED',
      '2025-12-01',
    ],
    ['void', [...plain, ...history(one, 'DELETED 2024-05-01')], '2024-05-01', 'VOID', '2024-05-01'],
    [
      'a statement that was withdrawn',
      history({}, 'ISSUED 2024-03-14', 'PUBLISHED 2024-03-14', 'WITHDRAWN 2024-05-01'),
      '2024-05-01',
      'WITHDRAWN',
      '2024-05-01',
    ],
    [
      'a withdrawn statement, queried for the day before',
      history({}, 'ISSUED 2024-03-14', 'PUBLISHED 2024-03-14', 'WITHDRAWN 2024-05-01'),
      '2024-04-30',
      'VALID',
      '2024-03-14',
    ],
    [
      'withdrawn, queried for the time before',
      [...plain, ...history(one, 'DELETED 2024-05-01')],
      '2024-04-30',
      'VALID',
      '2024-03-14',
    ],
    [
      'expired by decision',
      [...plain, ...history(one, 'EXPIRED 2026-01-10')],
      '2026-01-10',
      'EXPIRED',
      '2026-01-10',
    ],
    ['never published', history(one, 'ISSUED 2024-03-14'), '2024-06-01', 'NOT_YET_VALID', '2024-06-01'],
    [
      'published before its effective date',
      history(one, 'ISSUED 2024-04-01', 'PUBLISHED 2024-03-20'),
      '2024-03-31',
      'NOT_YET_VALID',
      '2024-03-20',
    ],
    [
      'published before, on its effective date',
      history(one, 'ISSUED 2024-04-01', 'PUBLISHED 2024-03-20'),
      '2024-04-01',
      'VALID',
      '2024-04-01',
    ],
    [
      'its date corrected before anyone saw it',
      history(one, 'ISSUED 2024-03-14', 'PREPARED 2024-03-18', 'PUBLISHED 2024-03-20'),
      '2024-03-15',
      'NOT_YET_VALID',
      '2024-03-15',
    ],
  ] as const)('%s', (_what, events, on, Verdict, Since) => {
    expect(verdictOn(events, term, on)).toEqual({ Verdict, Since });
  });

  it('a statement does not expire', () => {
    const events = history({ 1: null }, 'ISSUED 2024-03-14', 'PUBLISHED 2024-03-14');
    expect(verdictOn(events, { Revision: 1, ExpiryDate: null }, '2099-01-01')).toEqual({
      Verdict: 'VALID',
      Since: '2024-03-14',
    });
  });

  it('a late renewal leaves the gap in the record', () => {
    const events = history(
      { 1: END, 2: '2030-03-13' },
      'ISSUED 2024-03-14',
      'PUBLISHED 2024-03-14',
      'REVISED 2027-04-20 R2',
    );
    const renewed = { Revision: 2, ExpiryDate: '2030-03-13' };
    const days = ['2027-03-13', '2027-03-14', '2027-04-19', '2027-04-20', '2030-03-13', '2030-03-14'];
    expect(days.map((day) => verdictOn(events, renewed, day).Verdict)).toEqual([
      'VALID',
      'EXPIRED',
      'EXPIRED',
      'VALID',
      'VALID',
      'EXPIRED',
    ]);
  });

  it('an extension moves the end of the revision in force', () => {
    const events = history(one, 'ISSUED 2024-03-14', 'PUBLISHED 2024-03-14');
    expect(verdictOn(events, { Revision: 1, ExpiryDate: '2027-09-13' }, '2027-06-01').Verdict).toBe('VALID');
  });
});

describe('the public history', () => {
  it('shows a suspension that was lifted on the same day', () => {
    const events = history(
      one,
      'ISSUED 2024-03-14',
      'PUBLISHED 2024-03-14',
      'SUSPENDED 2025-01-01',
      'RESUMED 2025-01-01',
    );
    expect(statusHistory(events, term, '2025-02-01')).toEqual([
      { Event: 'ISSUED', Verdict: 'VALID', On: '2024-03-14', Revision: 1 },
      { Event: 'SUSPENDED', Verdict: 'SUSPENDED', On: '2025-01-01', Revision: 1 },
      { Event: 'RESUMED', Verdict: 'VALID', On: '2025-01-01', Revision: 1 },
    ]);
  });

  it('shows changes of verdict and revision, but not of listing', () => {
    const events = history(
      { 1: END, 2: END },
      'ISSUED 2024-03-14',
      'PUBLISHED 2024-03-20',
      'UNLISTED 2024-08-01',
      'PUBLISHED 2024-09-01',
      'SUSPENDED 2025-04-09',
      'RESUMED 2025-06-02',
      'REVISED 2025-06-02 R2',
    );
    expect(statusHistory(events, { Revision: 2, ExpiryDate: END }, '2027-03-14')).toEqual([
      { Event: 'ISSUED', Verdict: 'VALID', On: '2024-03-14', Revision: 1 },
      { Event: 'SUSPENDED', Verdict: 'SUSPENDED', On: '2025-04-09', Revision: 1 },
      { Event: 'REVISED', Verdict: 'VALID', On: '2025-06-02', Revision: 2 },
      { Event: 'EXPIRED', Verdict: 'EXPIRED', On: '2027-03-14', Revision: 2 },
    ]);
    expect(statusHistory(events, { Revision: 2, ExpiryDate: END }, '2025-04-08')).toHaveLength(1);
    expect(statusHistory(history(one, 'ISSUED 2024-03-14'), term, '2027-03-14')).toEqual([]);
  });
});
