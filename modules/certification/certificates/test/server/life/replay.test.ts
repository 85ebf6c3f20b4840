import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadVerdict } from '#modules/public/register/server/load-verdict.ts';
import { addDays } from '#platform/common/format/dates.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { expireLapsedCertificates } from '../../../server/expire-lapsed-certificates.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { perform, lines } = certificateLifecycleFixture(() => test);

type Row = Awaited<ReturnType<typeof fixture.certificate>>;
const WHY = { Remark: 'A reason.' };

/** The verdict that an observer of the record notes that evening. */
function statusAtDayEnd(row: Row, today: string): string {
  const ended = { TERMINATED: 'TERMINATED', DELETED: 'VOID' } as Record<string, string>;
  const end = ended[row.CertificateStatusCode];
  if (end) return end;
  if (row.CertificateStatusCode === 'EXPIRED' || today > String(row.ExpiryDate)) return 'EXPIRED';
  return row.CertificateStatusCode === 'SUSPENDED' ? 'SUSPENDED' : 'VALID';
}

const ACTIONS = [
  'SUSPEND',
  'RESUME',
  'EXTEND',
  'REGENERATE',
  'UNPUBLISH',
  'PUBLISH',
  'EXPIRE',
  'NIGHT',
  'TERMINATE',
] as const;
const walk = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 60 }),
    what: fc.oneof(
      { weight: 10, arbitrary: fc.constantFrom(...ACTIONS.slice(0, 8)) },
      { weight: 1, arbitrary: fc.constant('TERMINATE' as const) },
    ),
    more: fc.integer({ min: 1, max: 180 }),
  }),
  { minLength: 6, maxLength: 12 },
);

let count = 0;

it('the register returns for any past day the status recorded on that day', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      count += 1;
      const no = `GF-2025-9${String(count).padStart(4, '0')}`;
      const { id } = await fixture.issued({ no, scheme: 'GF', expiry: '2025-09-13', invoice: 'BYPASSED' });
      const noted = new Map<string, string>();
      let today = '2025-03-14';
      const live = async (day: string) => {
        const row = await fixture.certificate(id);
        for (; today < day; today = addDays(today, 1)) noted.set(today, statusAtDayEnd(row, today));
      };
      for (const { days, what, more } of steps) {
        await live(addDays(today, days));
        await move(id, what, more, today);
      }
      await live(addDays(today, 20));
      const story = await lines(id);
      const now = await fixture.certificate(id);
      expect(story.slice(1).map((line) => line.FromStatus)).toEqual(
        story.slice(0, -1).map((line) => line.ToStatus),
      );
      expect(story.at(-1)).toMatchObject({ ToStatus: now.CertificateStatusCode, Revision: now.Revision });
      const checkedAt = new Date(`${addDays(today, 1)}T02:00:00Z`);
      for (const [On, verdict] of noted) {
        const { Verdict } = await loadVerdict(
          test.portal,
          { CertificateNo: no, Code: now.Code, On },
          checkedAt,
        );
        expect([On, Verdict]).toEqual([On, verdict]);
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);

/** Performs one action at noon in Hong Kong; actions that the workflow refuses have no effect. */
async function move(id: number, what: (typeof ACTIONS)[number], more: number, today: string): Promise<void> {
  const noon = `${today}T04:00:00Z`;
  if (what === 'NIGHT') return expireLapsedCertificates(test.portal, new Date(noon));
  const { ExpiryDate } = await fixture.certificate(id);
  const input = what === 'EXTEND' ? { ...WHY, ExpiryDateTime: addDays(String(ExpiryDate), more) } : WHY;
  try {
    await perform('admin', what, id, input, noon);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  await fixture.render(id, noon);
}
