import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import { type StatusEvent, verdictOn } from '../../rules/verdict.ts';
import type { Verdict } from '../../rules/verdicts.ts';

/**
 * A certificate's life is simulated day by day, and its state is recorded every evening. For any day queried
 * afterwards, the replay of its history must return the recorded state. Days are counted from 1 January
 * 2024: the recorder uses neither a calendar nor the history's events.
 */
const BEGIN = Date.UTC(2024, 0, 1);
const dayOf = (count: number): string => new Date(BEGIN + count * 86_400_000).toISOString().slice(0, 10);

const ACTIONS = [
  'SUSPEND',
  'RESUME',
  'EXTEND',
  'REVISE',
  'UNLIST',
  'LIST',
  'BEGIN_RENEWAL',
  'END_RENEWAL',
  'RENEW',
  'EXPIRE',
  'NIGHT',
  'TERMINATE',
  'DELETE',
  'DISCLOSE',
] as const;
type Action = (typeof ACTIONS)[number];
type Step = { Days: number; Action: Action; More: number };

type Life = {
  Status: CertificateStatus;
  Before: CertificateStatus;
  Last: number;
  Revision: number;
  Events: StatusEvent[];
};

const GOOD: CertificateStatus[] = ['PUBLISHED', 'ACTIVE', 'RENEWAL'];
const is = (life: Life, ...statuses: CertificateStatus[]): boolean => statuses.includes(life.Status);

function note(life: Life, Event: string, On: number, ExpiryOn = life.Last): void {
  life.Events.push({
    Event,
    ToStatus: life.Status,
    EffectiveOn: dayOf(On),
    Revision: life.Revision,
    ExpiryDate: dayOf(ExpiryOn),
  });
}

/**
 * Expiry date on each revision's page, which the history's other entries also carry, whatever happened to
 * the certificate since.
 */
const printed = new Map<number, number>();
const onPage = (life: Life): number => printed.get(life.Revision) ?? life.Last;

function become(life: Life, status: CertificateStatus, event: string, today: number): void {
  life.Status = status;
  note(life, event, today, onPage(life));
}

const actions: Record<Action, (life: Life, today: number, more: number) => void> = {
  SUSPEND: (life, today) => {
    if (!is(life, ...GOOD, 'EXPIRED')) return;
    life.Before = life.Status;
    become(life, 'SUSPENDED', 'SUSPENDED', today);
  },
  RESUME: (life, today) => {
    if (is(life, 'SUSPENDED') && life.Before !== 'EXPIRED' && today <= life.Last)
      become(life, life.Before, 'RESUMED', today);
  },
  EXTEND: (life, today, more) => {
    if (!is(life, ...GOOD) || today > life.Last) return;
    life.Last += 1 + (more % 180);
    note(life, 'EXTENDED', today);
  },
  REVISE: (life, today) => {
    if (is(life, 'TERMINATED', 'DELETED')) return;
    life.Revision += 1;
    printed.set(life.Revision, life.Last);
    become(life, life.Status, 'REVISED', today);
  },
  UNLIST: (life, today) => {
    if (is(life, 'PUBLISHED')) become(life, 'ACTIVE', 'UNLISTED', today);
  },
  LIST: (life, today) => {
    if (is(life, 'ACTIVE') && today <= life.Last) become(life, 'PUBLISHED', 'PUBLISHED', today);
  },
  BEGIN_RENEWAL: (life, today) => {
    if (is(life, 'PUBLISHED') && today <= life.Last) become(life, 'RENEWAL', 'RENEWAL_STARTED', today);
  },
  END_RENEWAL: (life, today) => {
    if (is(life, 'RENEWAL')) become(life, 'PUBLISHED', 'RENEWAL_ENDED', today);
  },
  RENEW: (life, today) => {
    if (is(life, 'TERMINATED', 'DELETED')) return;
    life.Last = Math.max(life.Last, today) + 1096;
    life.Revision += 1;
    printed.set(life.Revision, life.Last);
    become(life, life.Status, 'REVISED', today);
    if (is(life, 'RENEWAL', 'EXPIRED')) become(life, 'PUBLISHED', 'PUBLISHED', today);
  },
  EXPIRE: (life, today) => {
    if (is(life, 'PUBLISHED', 'ACTIVE')) become(life, 'EXPIRED', 'EXPIRED', today);
  },
  // However late the nightly job runs, it records the day after the last valid one.
  NIGHT: (life, today) => {
    if (is(life, ...GOOD) && today > life.Last) become(life, 'EXPIRED', 'EXPIRED', life.Last + 1);
  },
  TERMINATE: (life, today) => {
    if (is(life, 'SUSPENDED')) become(life, 'TERMINATED', 'TERMINATED', today);
  },
  DELETE: (life, today) => {
    if (!is(life, 'DELETED')) become(life, 'DELETED', 'DELETED', today);
  },
  DISCLOSE: (life, today) => {
    if (is(life, ...GOOD)) become(life, life.Status, 'DISCLOSED', today);
  },
};

/** The state in the evening, from the status and the expiry date as of that evening. */
function statusAtDayEnd(life: Life, today: number, start: number): Verdict {
  if (life.Status === 'TERMINATED') return 'TERMINATED';
  if (life.Status === 'DELETED') return 'VOID';
  if (today < start) return 'NOT_YET_VALID';
  if (life.Status === 'EXPIRED' || today > life.Last) return 'EXPIRED';
  return life.Status === 'SUSPENDED' ? 'SUSPENDED' : 'VALID';
}

const step = fc.record<Step>({
  Days: fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min: 2, max: 400 })),
  // Permanent ends are generated rarely, so that most lives are long.
  Action: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<Action>(...ACTIONS.slice(0, 11), 'DISCLOSE') },
    { weight: 1, arbitrary: fc.constantFrom<Action>('TERMINATE', 'DELETE') },
  ),
  More: fc.nat(400),
});
const life = fc.record({
  /** The date on its page may be before or after its publication. */
  Start: fc.integer({ min: 0, max: 30 }),
  Published: fc.integer({ min: 0, max: 30 }),
  Valid: fc.integer({ min: 1, max: 1200 }),
  Steps: fc.array(step, { maxLength: 18 }),
});

it('the status on any date is the one recorded for that date', () => {
  fc.assert(
    fc.property(life, ({ Start, Published, Valid, Steps }) => {
      const Last = Start + Valid;
      printed.clear();
      printed.set(1, Last);
      const lived: Life = { Status: 'PENDING', Before: 'PUBLISHED', Last, Revision: 1, Events: [] };
      note(lived, 'ISSUED', Start);
      become(lived, 'PUBLISHED', 'PUBLISHED', Published);

      const noted = new Map<string, Verdict>();
      let today = Published;
      // For long periods without events, checks only their first and last days and those around the recorded
      // dates.
      const until = (day: number) => {
        const from = today;
        for (; today < day; today += 1)
          if ([from, day, Start, lived.Last].some((other) => Math.abs(today - other) <= 2))
            noted.set(dayOf(today), statusAtDayEnd(lived, today, Start));
      };
      for (const { Days, Action, More } of Steps) {
        until(today + Days);
        actions[Action](lived, today, More);
      }
      until(today + 30);

      const certificate = { Revision: lived.Revision, ExpiryDate: dayOf(lived.Last) };
      const replayed = [...noted.keys()].map((day) => [
        day,
        verdictOn(lived.Events, certificate, day).Verdict,
      ]);
      expect(replayed).toEqual([...noted]);
    }),
    { numRuns: 300 },
  );
});
