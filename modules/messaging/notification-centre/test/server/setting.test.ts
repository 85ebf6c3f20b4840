import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifyRecipients } from '#modules/applications/applications/server/notifications/notify-recipients.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { sendDigests } from '../../server/send-digests.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`truncate notification, mail restart identity cascade`.execute(portal.db);
  await sql`update account set notice = '{}'`.execute(portal.db);
});

const account = (user: string) =>
  portal.db
    .selectFrom('Account')
    .selectAll()
    .where('Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();
const mailsTo = async (user: string) =>
  (
    await portal.db
      .selectFrom('Mail')
      .selectAll()
      .where('Recipient', '=', `${user}@demo.test`)
      .orderBy('Id')
      .execute()
  ).map(({ Subject, Text, Html, Cause }) => ({ Subject, Text, Html, Cause }));

async function application(): Promise<{ Id: number; ApplicationKey: string; ApplicationNo: string }> {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const made = await portal.post('client', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  const { Id, ApplicationKey } = await portal.db
    .selectFrom('Application')
    .select(['Id', 'ApplicationKey'])
    .where('ApplicationKey', '=', String(made.data.ApplicationKey))
    .executeTakeFirstOrThrow();
  const ApplicationNo = `A-GF-2026-${String(Id).padStart(5, '0')}`;
  await portal.db.updateTable('Application').set({ ApplicationNo }).where('Id', '=', Id).execute();
  return { Id, ApplicationKey, ApplicationNo };
}

/** Sends a reminder to the client, as the worker does. */
async function remind({ Id, ApplicationKey }: { Id: number; ApplicationKey: string }): Promise<void> {
  await sql`update application set last_reminder = null where id = ${Id}`.execute(portal.db);
  const done = await portal.post('scheduling', '/application/reminder', { ApplicationKey });
  expect([done.status, done.error.Code]).toEqual([200, undefined]);
  await notifyRecipients(portal.portal, { ApplicationId: Id, Version: Number(done.data.Version) });
}

async function waiting(user: string, Kind: string, more: { ReadAt?: Date } = {}): Promise<string> {
  const NotificationKey = newKey();
  const Params = json({
    ApplicationNo: `GF-${Kind}`,
    OrgName_EN: 'Harbour Tea',
    ServiceName_EN: 'Green Finance',
  });
  const { Id } = await account(user);
  await portal.db
    .insertInto('Notification')
    .values({
      NotificationKey,
      AccountId: Id,
      Kind,
      Params,
      ApplicationId: null,
      Cause: newKey(),
      ReadAt: null,
      IsForDigest: true,
      ...more,
    })
    .execute();
  return NotificationKey;
}

test('each role has preferences for the messages it receives; changes are stored and logged', async () => {
  const groups = async (user: string) =>
    (
      (await portal.get(user, '/user/notification/setting')).data.Groups as {
        Group: string;
        Choice: string;
      }[]
    )
      .map(({ Group, Choice }) => `${Group} ${Choice}`)
      .join(', ');
  expect(await groups('client')).toBe(
    'TURN EACH, APPLICATION EACH, CERTIFICATE EACH, MONEY EACH, COMMENT EACH',
  );
  expect(await groups('sub-client')).toBe('TURN EACH, APPLICATION EACH, CERTIFICATE EACH, COMMENT EACH');
  expect(await groups('assessor')).toBe('TURN EACH, COMMENT EACH');
  expect((await portal.post('client', '/user/notification/setting', { APPLICATION: 'DAILY' })).status).toBe(
    200,
  );
  await portal.post('client', '/user/notification/setting', { MONEY: 'NONE' });
  expect(await groups('client')).toBe(
    'TURN EACH, APPLICATION DAILY, CERTIFICATE EACH, MONEY NONE, COMMENT EACH',
  );
  expect(await groups('client2')).toBe(
    'TURN EACH, APPLICATION EACH, CERTIFICATE EACH, MONEY EACH, COMMENT EACH',
  );
  for (const body of [{ ACCOUNT: 'NONE' }, { TURN: 'WEEKLY' }, { TURN: null }])
    expect((await portal.post('client', '/user/notification/setting', body)).error.Code).toBe(
      'ERR_VALIDATION',
    );
  const log = await portal.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'NOTICE_SETTING')
    .orderBy('Id')
    .execute();
  expect(log.map((row) => row.Detail)).toEqual([
    { Before: {}, After: { APPLICATION: 'DAILY' } },
    { Before: { APPLICATION: 'DAILY' }, After: { APPLICATION: 'DAILY', MONEY: 'NONE' } },
  ]);
});

test('immediate, daily or no emails; always in the portal', async () => {
  const file = await application();
  await remind(file);
  expect((await mailsTo('client')).length).toBe(1);
  await portal.post('client', '/user/notification/setting', { TURN: 'DAILY' });
  await remind(file);
  expect((await mailsTo('client')).length).toBe(1);
  await portal.post('client', '/user/notification/setting', { APPLICATION: 'NONE' });
  await portal.post('client', '/user/notification/setting', { TURN: 'NONE' });
  await remind(file);
  expect((await mailsTo('client')).length).toBe(1);
  const rows = await portal.db
    .selectFrom('Notification')
    .select(['IsForDigest', 'MailedAt'])
    .orderBy('Id')
    .execute();
  expect(rows.map((row) => [row.IsForDigest, row.MailedAt !== null])).toEqual([
    [false, true],
    // Was waiting for the digest until emails were switched off.
    [false, false],
    [false, false],
  ]);
  expect((await portal.get('client', '/user/notification/count')).data).toEqual({ Unread: 3 });
});

test('a digest contains unread messages that were not emailed, grouped, in the reader’s language, each with a link', async () => {
  const file = await application();
  await portal.post('client', '/user/notification/setting', { TURN: 'DAILY' });
  await remind(file);
  await waiting('client', 'PAID');
  await waiting('client', 'REFUNDED', { ReadAt: new Date() });
  await sql`update account set language = 'EN' where email = 'client@demo.test'`.execute(portal.db);
  await sendDigests(portal.portal);
  const [mail, ...more] = await mailsTo('client');
  expect(more).toEqual([]);
  expect(mail?.Subject).toBe('Your Assay summary for today');
  expect(mail?.Text).toContain('Unread notifications since your last summary: 2.');
  const order = [
    'Your tasks',
    `Reminder: action required on ${file.ApplicationNo}`,
    'Payments',
    'Payment received: GF-PAID',
  ];
  expect(order.map((text) => mail?.Text.indexOf(text) ?? -1)).toEqual(
    order.map((text) => mail?.Text.indexOf(text) ?? -1).sort((a, b) => a - b),
  );
  expect(order.every((text) => mail?.Text.includes(text))).toBe(true);
  expect(mail?.Text).toContain(`http://portal.test/viewform?key=${file.ApplicationKey}`);
  expect(mail?.Html).toContain(`href="http://portal.test/viewform?key=${file.ApplicationKey}"`);
  expect(mail?.Text).not.toContain('GF-REFUNDED');

  await waiting('sub-client', 'PUBLISHED');
  await sql`update account set language = 'CHT' where email = 'sub-client@demo.test'`.execute(portal.db);
  await sendDigests(portal.portal);
  expect((await mailsTo('sub-client'))[0]?.Subject).toBe('Assay 今日摘要');
  expect((await mailsTo('sub-client'))[0]?.Text).toContain('我的申請');
  await sql`update account set language = 'EN' where email = 'sub-client@demo.test'`.execute(portal.db);
});

test('run by several workers and again, a user has one digest a day and each message is sent once', async () => {
  for (const user of ['client', 'client2', 'finance', 'business']) await waiting(user, 'REMINDER');
  await Promise.all(Array.from({ length: 6 }, () => sendDigests(portal.portal)));
  await sendDigests(portal.portal);
  for (const user of ['client', 'client2', 'finance', 'business'])
    expect((await mailsTo(user)).length).toBe(1);
  // Notifications later the same day wait for the next digest.
  await waiting('client', 'PAID');
  await sendDigests(portal.portal);
  expect((await mailsTo('client')).length).toBe(1);
  const left = await portal.db
    .selectFrom('Notification')
    .select('Kind')
    .where('MailedAt', 'is', null)
    .execute();
  expect(left).toEqual([{ Kind: 'PAID' }]);
  await sql`update mail set cause = cause || ' yesterday'`.execute(portal.db);
  await sendDigests(portal.portal);
  const [first, second] = await mailsTo('client');
  expect(first?.Text).not.toContain('GF-PAID');
  expect(second?.Text).toContain('GF-PAID');
  expect(second?.Text).not.toContain('GF-REMINDER');
});

test('no empty digest, and none for suspended or removed accounts', async () => {
  await waiting('client', 'PAID', { ReadAt: new Date() });
  await waiting('finance', 'REMINDER');
  await waiting('business', 'REMINDER');
  await setAccountStatus(portal.db, { Email: 'finance@demo.test' }, 'SUSPENDED');
  await setAccountStatus(portal.db, { Email: 'business@demo.test' }, 'REMOVED');
  await sendDigests(portal.portal);
  const all = await portal.db.selectFrom('Mail').select('Recipient').execute();
  expect(all).toEqual([]);
  for (const Email of ['finance@demo.test', 'business@demo.test'])
    await setAccountStatus(portal.db, { Email }, 'ACTIVE');
});

test('older messages are on the next page; unread ones can be listed separately', async () => {
  const keys: string[] = [];
  for (let at = 0; at < 25; at += 1) keys.push(await waiting('client', 'PAID'));
  await portal.post('client', '/user/notification/read', { NotificationKey: keys[24] });
  const list = async (query: Record<string, string>) => {
    const { data } = await portal.get('client', '/user/notification/list', query);
    return [
      (data.Rows as { NotificationKey: string }[]).map((row) => keys.indexOf(row.NotificationKey)),
      data.Total,
    ];
  };
  expect(await list({ PageSize: '10' })).toEqual([[24, 23, 22, 21, 20, 19, 18, 17, 16, 15], 25]);
  expect(await list({ PageSize: '10', Page: '3' })).toEqual([[4, 3, 2, 1, 0], 25]);
  expect(await list({ PageSize: '10', Page: '3', IsUnread: 'true' })).toEqual([[3, 2, 1, 0], 24]);
  expect(await list({ IsUnread: 'false' })).toEqual([[24], 1]);
  expect((await portal.get('client', '/user/notification/list', { Sort: 'At' })).error.Code).toBe(
    'ERR_VALIDATION',
  );
});

test('a business team is notified only of its applications', async () => {
  const file = await application();
  const service = await portal.db
    .selectFrom('Service')
    .select('Id')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const own = await portal.db
    .selectFrom('Application')
    .select('ServiceId')
    .where('Id', '=', file.Id)
    .executeTakeFirstOrThrow();
  await sql`update application set application_status_code = 'PENDING'
    where id = ${file.Id} and ${announceStatus('application', 'PENDING')}`.execute(portal.db);
  await sql`delete from team_service`.execute(portal.db);
  const { rows } = await sql<{
    Id: number;
  }>`insert into team (team_key, name) values (${newKey()}, 'Of another service') returning id`.execute(
    portal.db,
  );
  const business = await account('business');
  await sql`insert into team_service (team_id, service_id) values (${rows[0]?.Id}, ${own.ServiceId})`.execute(
    portal.db,
  );
  const notified = async () =>
    (
      await portal.db
        .selectFrom('Notification')
        .innerJoin('Account', 'Account.Id', 'AccountId')
        .select('Email')
        .orderBy('Email')
        .execute()
    ).map((row) => row.Email);
  await remind(file);
  expect(await notified()).not.toContain('business@demo.test');
  await sql`insert into team_member (team_id, account_id) values (${rows[0]?.Id}, ${business.Id})`.execute(
    portal.db,
  );
  await remind(file);
  expect(await notified()).toContain('business@demo.test');
  expect(service.Id).not.toBe(own.ServiceId);
});
