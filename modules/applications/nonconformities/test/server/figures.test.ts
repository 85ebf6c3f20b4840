/** Figures about nonconformities: open by grade and age, time to verification, by requirement, within the reader's scope. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  RESPONSE,
  type WithNonconformities,
  withNonconformities,
} from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { NonconformityRow } from '../../rules/contract.ts';
import type { NonconformityFigures } from '../../rules/figures-contract.ts';

let portal: TestPortal;
let file: WithNonconformities;
beforeAll(async () => {
  portal = await startTestPortal();
  file = await withNonconformities(portal);
  await file.record(['MAJOR', 'MINOR', 'MINOR']);
  await file.done('assessor', '/application/progress/approve');
});
afterAll(() => portal.close());

const figures = async (user: string) =>
  (await portal.get(user, '/nonconformity/figures')).data as NonconformityFigures;

/** Moves the day on which one was raised to noon in Hong Kong so many days ago. */
async function raised(at: number, days: number): Promise<void> {
  const noon = new Date(`${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)}T04:00:00Z`);
  await portal.db
    .updateTable('Nonconformity')
    .set({ RaisedAt: new Date(noon.getTime() - days * 86_400_000) })
    .where('NonconformityKey', '=', (await file.found('assessor'))[at]?.NonconformityKey ?? '')
    .execute();
}

test('open ones are counted in the group of their age, and the register finds the same', async () => {
  for (const [days, Age] of [
    [0, 'TO_30'],
    [30, 'TO_30'],
    [31, 'TO_60'],
    [60, 'TO_60'],
    [61, 'TO_90'],
    [90, 'TO_90'],
    [91, 'OVER_90'],
    [900, 'OVER_90'],
  ] as const) {
    await raised(0, days);
    expect((await figures('admin')).Open, `${days} days`).toEqual(
      expect.arrayContaining([{ Grade: 'MAJOR', Age, Count: 1 }]),
    );
    const { Rows } = (await portal.get('admin', '/nonconformity/list', { Grade: 'MAJOR', Age })).data as {
      Rows: NonconformityRow[];
    };
    expect(Rows.map(({ AgeDays }) => AgeDays)).toEqual([days]);
  }
});

test('verified ones give the median, and requirements are counted', async () => {
  expect((await figures('admin')).Closure).toEqual([]);
  for (const [at, days] of [
    [1, 4],
    [2, 10],
  ] as const) {
    await file.acted('assessor', 'release', at);
    await file.acted('client', 'answer', at, RESPONSE);
    await file.acted('assessor', 'plan/accept', at);
    await raised(at, days);
    await file.acted('assessor', 'verify', at, { Method: 'DOCUMENTS' });
  }
  const found = await figures('admin');
  expect(found.Open).toEqual([{ Grade: 'MAJOR', Age: 'OVER_90', Count: 1 }]);
  expect(found.Closure).toMatchObject([{ Grade: 'MINOR', Cases: 2 }]);
  // 4 and 10 days, by at most a day of the clock.
  expect(Math.abs((found.Closure[0]?.MedianDays ?? 0) - 7)).toBeLessThanOrEqual(1);
  expect(found.Requirements.reduce((sum, { Count }) => sum + Count, 0)).toBe(3);
  expect(found.Requirements.reduce((sum, { Open }) => sum + Open, 0)).toBe(1);
});

test('an assessor who is not assigned counts none, and a client has no figures', async () => {
  expect(await figures('assessor-onsite')).toMatchObject({ Open: [], Overdue: 0, Requirements: [] });
  expect((await portal.get('client', '/nonconformity/figures')).status).toBe(403);
});
