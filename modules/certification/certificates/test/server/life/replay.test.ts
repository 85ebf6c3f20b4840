import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadVerdict } from '#modules/public/register/server/load-verdict.ts';
import { addDays } from '#platform/common/format/dates.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { certificateDesk } from '#quality/support/certificate-desk.ts';
import { lifeDesk } from '#quality/support/life-desk.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { expirePast } from '../../../server/expire-past.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const desk = certificateDesk(() => test);
const { deed, lines } = lifeDesk(() => test);

type Row = Awaited<ReturnType<typeof desk.certificate>>;
const WHY = { Remark: 'A reason.' };

/** What an observer of the record writes down that evening. */
function standing(row: Row, today: string): string {
  const ended = { TERMINATED: 'TERMINATED', DELETED: 'WITHDRAWN' } as Record<string, string>;
  const end = ended[row.CertificateStatusCode];
  if (end) return end;
  if (row.CertificateStatusCode === 'EXPIRED' || today > String(row.ExpiryDate)) return 'EXPIRED';
  return row.CertificateStatusCode === 'SUSPENDED' ? 'SUSPENDED' : 'VALID';
}

const DEEDS = [
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
      { weight: 10, arbitrary: fc.constantFrom(...DEEDS.slice(0, 8)) },
      { weight: 1, arbitrary: fc.constant('TERMINATE' as const) },
    ),
    more: fc.integer({ min: 1, max: 180 }),
  }),
  { minLength: 6, maxLength: 12 },
);

let count = 0;

it('the register answers for any past day what the record said on that day', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      count += 1;
      const no = `GF-2025-9${String(count).padStart(4, '0')}`;
      const { id } = await desk.issued({ no, scheme: 'GF', expiry: '2025-09-13', invoice: 'BYPASSED' });
      const noted = new Map<string, string>();
      let today = '2025-03-14';
      const live = async (day: string) => {
        const row = await desk.certificate(id);
        for (; today < day; today = addDays(today, 1)) noted.set(today, standing(row, today));
      };
      for (const { days, what, more } of steps) {
        await live(addDays(today, days));
        await move(id, what, more, today);
      }
      await live(addDays(today, 20));
      const story = await lines(id);
      const now = await desk.certificate(id);
      expect(story.slice(1).map((line) => line.FromStatus)).toEqual(
        story.slice(0, -1).map((line) => line.ToStatus),
      );
      expect(story.at(-1)).toMatchObject({ ToStatus: now.CertificateStatusCode, Revision: now.Revision });
      const asked = new Date(`${addDays(today, 1)}T02:00:00Z`);
      for (const [On, verdict] of noted) {
        const { Verdict } = await loadVerdict(test.portal, { CertificateNo: no, Code: now.Code, On }, asked);
        expect([On, Verdict]).toEqual([On, verdict]);
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);

/** One action at noon in Hong Kong; what the table rejects does not happen. */
async function move(id: number, what: (typeof DEEDS)[number], more: number, today: string): Promise<void> {
  const noon = `${today}T04:00:00Z`;
  if (what === 'NIGHT') return expirePast(test.portal, new Date(noon));
  const { ExpiryDate } = await desk.certificate(id);
  const input = what === 'EXTEND' ? { ...WHY, ExpiryDateTime: addDays(String(ExpiryDate), more) } : WHY;
  try {
    await deed('admin', what, id, input, noon);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  await desk.render(id, noon);
}
