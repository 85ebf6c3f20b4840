/** An overdue finding whose nonconformity is withdrawn or verified is not counted, listed or notified as overdue. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyOverdueFindings } from '#modules/applications/assessments/server/notify-overdue.ts';
import { withNonconformities } from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

test('a settled nonconformity is not overdue anywhere', async () => {
  const file = await withNonconformities(portal);
  await file.record(['MINOR']);
  await file.done('assessor', '/application/progress/approve');
  const { Id } = await portal.db
    .selectFrom('Application')
    .select('Id')
    .where('ApplicationKey', '=', file.key)
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('ChecklistAnswer')
    .set({ DueOn: '2026-01-02' })
    .where('ApplicationId', '=', Id)
    .where('Result', '=', 'MINOR')
    .execute();
  const overdue = async () => {
    const { data } = await portal.get('admin', '/application/view', { ApplicationKey: file.key });
    const listed = await portal.get('admin', '/application/list', { IsFindingOverdue: 'true' });
    const keys = (listed.data.Rows as { ApplicationKey: string }[]).map((row) => row.ApplicationKey);
    return [data.OverdueFindings, keys.includes(file.key)];
  };
  const notified = async () => {
    await notifyOverdueFindings(portal.portal);
    const rows = await portal.db
      .selectFrom('ChecklistAnswer')
      .select('NotifiedAt')
      .where('ApplicationId', '=', Id)
      .where('NotifiedAt', 'is not', null)
      .execute();
    return rows.length;
  };
  expect(await overdue()).toEqual([1, true]);
  await file.acted('admin', 'withdraw', 0, { Remark: 'Raised in error.' });
  expect(await overdue()).toEqual([0, false]);
  expect(await notified()).toBe(0);
});
