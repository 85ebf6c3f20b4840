/** The database refuses a change of an application's status that no action announced. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
const refused = { code: '42501' };
const statusOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('Application')
      .select('ApplicationStatusCode')
      .where('Id', '=', id)
      .executeTakeFirstOrThrow()
  ).ApplicationStatusCode;

it('refuses a direct status change and one announced for another row or status', async () => {
  const { Id } = await insertCertified(portal, { no: null });
  const other = await insertCertified(portal, { no: null });
  const write = (status: 'CERTIFIED' | 'COMPLETED', announced: RawBuilder<boolean>) =>
    sql`update application set application_status_code = ${status} where id = ${Id} and ${announced}`.execute(
      portal.db,
    );
  await expect(write('COMPLETED', sql<boolean>`true`)).rejects.toMatchObject(refused);
  await expect(write('COMPLETED', announceStatus('application', 'ARCHIVED'))).rejects.toMatchObject(refused);
  const foreign = sql<boolean>`set_config('assay.status_change', ${`application ${other.Id} COMPLETED`}, true) is not null`;
  await expect(write('COMPLETED', foreign)).rejects.toMatchObject(refused);
  expect(await statusOf(Id)).toBe('CERTIFIED');
  // An update that leaves the status as it is needs no announcement.
  await write('CERTIFIED', sql<boolean>`true`);
  await write('COMPLETED', announceStatus('application', 'COMPLETED'));
  expect(await statusOf(Id)).toBe('COMPLETED');
});

it('several rows of one statement are announced individually', async () => {
  const ids = [
    (await insertCertified(portal, { no: null })).Id,
    (await insertCertified(portal, { no: null })).Id,
  ];
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'CANCELLED' })
    .where(announceStatus('application', 'CANCELLED'))
    .where('Id', 'in', ids)
    .execute();
  for (const id of ids) expect(await statusOf(id)).toBe('CANCELLED');
});

it('an action changes the status; its announcement does not cover later changes in the same transaction', async () => {
  const { Id, ApplicationKey } = await insertCertified(portal, { no: null });
  const body = { ApplicationKey, Remark: 'Withdrawn by the client.' };
  expect((await portal.post('admin', '/application/cancel', body)).status).toBe(200);
  expect(await statusOf(Id)).toBe('CANCELLED');
  const later = portal.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'PENDING' })
      .where(announceStatus('application', 'PENDING'))
      .where('Id', '=', Id)
      .execute();
    await tx
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'CERTIFIED' })
      .where('Id', '=', Id)
      .execute();
  });
  await expect(later).rejects.toMatchObject(refused);
  expect(await statusOf(Id)).toBe('CANCELLED');
});
