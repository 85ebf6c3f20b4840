import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
let key: string;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  key = String((await portal.post('sub-client', '/application/save', { ServiceKey })).data.ApplicationKey);
});

/** Waits until a transaction waits for another one's lock. */
const untilLockWait = () =>
  expect
    .poll(
      async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db);
        return waiting.rows.length;
      },
      { timeout: 5_000, interval: 10 },
    )
    .toBeGreaterThan(0);

/**
 * Locks in the order of the action handler: the application first, then rows that refer to the user. The
 * change runs in between.
 */
async function whileSaving(user: string, change: () => Promise<Answer>): Promise<Answer> {
  const UserKey = await portal.userKey(user);
  const { changing } = await portal.db.transaction().execute(async (tx) => {
    await sql`select from application where application_key = ${key} for update`.execute(tx);
    const changing = change();
    await untilLockWait();
    await sql`insert into idempotency (account_id, key, request_hash)
      select id, ${key}, '' from account where user_key = ${UserKey}`.execute(tx);
    return { changing };
  });
  return changing;
}

test('an organisation is renamed while its client saves an application', async () => {
  const { Organisation } = (await portal.get('client', '/user/profile')).data as {
    Organisation: { OrgName: object; Version: number };
  };
  const { OrgName, Version } = Organisation;
  const answer = await whileSaving('client', () =>
    portal.post('client', '/organisation/update', { OrgName, Version }),
  );
  expect(answer.error.Code).toBeUndefined();
});

test('applications are shared with a sub-account that saves one of them', async () => {
  const UserKey = await portal.userKey('sub-client');
  const answer = await whileSaving('sub-client', () =>
    portal.post('client', '/user/sub/share', { UserKey, ApplicationKeys: [key] }),
  );
  expect(answer.error.Code).toBeUndefined();
});

test('a page is finished during an action on its application, and then on its certificate', async () => {
  const certificates = certificateFixture(() => portal);
  const application = await insertCertified(portal, { no: 'QM-2025-00901', client: 'client2' });
  const id = await certificates.generate(application);
  const [document] = await certificates.documents(id);
  const job = { DocumentId: Number(document?.Id) };
  const { making } = await portal.db.transaction().execute(async (tx) => {
    await sql`select from application where id = ${application.Id} for update`.execute(tx);
    const making = renderDocument(portal.portal, job, { IsLast: false });
    await untilLockWait();
    await sql`select from certificate where id = ${id} for update`.execute(tx);
    return { making };
  });
  await making;
  expect((await certificates.documents(id))[0]?.Status).toBe('READY');
});

test('a client closes the account while the organisation is renamed', async () => {
  const UserKey = await portal.userKey('client');
  const { closing } = await portal.db.transaction().execute(async (tx) => {
    // A rename locks the account first, then its organisation.
    await sql`select from account where user_key = ${UserKey} for no key update`.execute(tx);
    const closing = portal.post('client', '/user/close', { Email: 'client@demo.test' });
    await untilLockWait();
    await sql`update organisation set version = version
      where id = (select organisation_id from account where user_key = ${UserKey})`.execute(tx);
    return { closing };
  });
  expect((await closing).status).toBe(200);
});
