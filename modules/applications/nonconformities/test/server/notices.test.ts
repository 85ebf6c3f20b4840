/** Who is notified of nonconformities: once for each change after which someone else has to act, whatever makes it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlerOf } from '#platform/server/jobs/registry.ts';
import {
  RESPONSE,
  type WithNonconformities,
  withNonconformities,
} from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
let file: WithNonconformities;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  file = await withNonconformities(portal);
});

const APPROVE = '/application/progress/approve';

/** Runs the queued notifications, as the worker does, each of them twice. */
async function work(): Promise<void> {
  const { rows } = await sql<{ Id: string; Payload: { NonconformityId: number; Version: number } }>`
    with done as (delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier = 'nonconformity.notify' returning job.id, job.payload)
    select id::text as "Id", payload as "Payload" from done order by id`.execute(portal.db);
  for (const { Payload } of [...rows, ...rows])
    await handlerOf('nonconformity.notify')(portal.portal, Payload, { IsLast: false });
}

/** Notifications about nonconformities of the application: kind and person, oldest first. */
async function notified(): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .innerJoin('Application', 'Application.Id', 'Notification.ApplicationId')
    .select(['Notification.Kind', 'Account.Email'])
    .where('Application.ApplicationKey', '=', file.key)
    .where('Notification.Kind', 'like', 'NC\\_%')
    .orderBy('Notification.Id')
    .execute();
  return rows.map(({ Kind, Email }) => `${Kind} ${Email.split('@')[0]}`);
}

test('a later round that finds it again returns it to the client, who is notified once', async () => {
  await file.record(['MINOR']);
  await file.done('assessor', APPROVE);
  await file.acted('assessor', 'release', 0);
  await work();
  expect(await notified()).toEqual(['NC_RELEASED client']);
  await file.acted('client', 'answer', 0, RESPONSE);
  await work();
  expect(await notified()).toEqual(['NC_RELEASED client', 'NC_ANSWERED assessor']);
  await file.done('admin', '/application/progress/reject', { Remark: 'Check it again.' });
  await file.record(['MAJOR']);
  await file.done('assessor', APPROVE);
  await work();
  expect(await notified()).toEqual(['NC_RELEASED client', 'NC_ANSWERED assessor', 'NC_RETURNED client']);
});

test('a query about the item, and the answer to it in the form, are notified as such only', async () => {
  await file.record(['MINOR']);
  const [point] = await file.points();
  const Points = [{ PointKey: point?.PointKey, Remark: 'Please send the record.' }];
  await file.done('assessor', '/application/checklist/reject', { Points });
  await file.done('client', '/application/submit', { PointAnswers: [{ PointNo: 1, Answer: 'Attached.' }] });
  expect((await file.found('client')).map(({ Status }) => Status)).toEqual(['ANSWERED']);
  await work();
  expect(await notified()).toEqual([]);
});

test('of several changes before the notification only the last is announced; what asks no one to act is not', async () => {
  await file.record(['MINOR']);
  await file.done('assessor', APPROVE);
  await file.acted('assessor', 'release', 0);
  await file.acted('client', 'answer', 0, RESPONSE);
  await file.acted('assessor', 'return', 0, { Remark: 'By when?' });
  await work();
  expect(await notified()).toEqual(['NC_RETURNED client']);
  await file.acted('client', 'answer', 0, RESPONSE);
  await work();
  await file.acted('assessor', 'plan/accept', 0);
  await file.acted('assessor', 'verify', 0, { Method: 'DOCUMENTS' });
  await work();
  expect(await notified()).toEqual(['NC_RETURNED client', 'NC_ANSWERED assessor']);
});
