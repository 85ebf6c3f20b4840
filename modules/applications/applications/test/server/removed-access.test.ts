import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { readParticipants } from '#modules/certification/accreditation-files/server/record/read-participants.ts';
import { sendDigests } from '#modules/messaging/notification-centre/server/send-digests.ts';
import { json } from '#platform/server/database/json.ts';
import { enter, type LivePortal, next, sendSignal, startLivePortal } from '#quality/support/live.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/**
 * Tests "Remove access", an option of ASSIGN: a replaced assignee no longer sees the application (security
 * report, 13).
 */
let testPortal: TestPortal;
let live: LivePortal;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  testPortal = await startTestPortal();
  live = await startLivePortal(testPortal);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(async () => {
  await live?.stop();
  await testPortal?.close();
});

/** Creates a submitted quality management application in an industry for which everyone is competent. */
async function submitted(): Promise<string> {
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === 'QM');
  const { ServiceKey } = await testPortal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const created = await testPortal.post('client2', '/application/save', {
    ServiceKey,
    AssessmentType: 'INITIAL',
  });
  const ApplicationKey = String(created.data.ApplicationKey);
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => testPortal.upload('client2', 'document')));
  const Answers = { ...service?.validAnswers('INITIAL', files), Industry: 'LOGISTICS' };
  expect((await testPortal.post('client2', '/application/save', { ApplicationKey, Answers })).status).toBe(
    200,
  );
  expect((await testPortal.post('client2', '/application/submit', { ApplicationKey })).status).toBe(200);
  return ApplicationKey;
}

async function assign(ApplicationKey: string, user: string, more: object = {}): Promise<number> {
  const { status } = await testPortal.post('scheduling', '/application/assign', {
    ...{ ApplicationKey, Mode: 'ASSESSOR', AssignedUserKey: await testPortal.userKey(user) },
    ...more,
  });
  return status;
}

/** What this user can access: the record, its list, history, comments, and files uploaded by others. */
async function reachableBy(user: string, ApplicationKey: string) {
  const list = await testPortal.get(user, '/application/list', { PageSize: '100' });
  const status = async (path: string) => (await testPortal.get(user, path, { ApplicationKey })).status;
  const file = await testPortal.db
    .selectFrom('File')
    .innerJoin('Application', 'Application.Id', 'File.ApplicationId')
    .select('File.FileKey')
    .where('Application.ApplicationKey', '=', ApplicationKey)
    .limit(1)
    .executeTakeFirstOrThrow();
  return [
    await status('/application/view'),
    (list.data.Rows as { ApplicationKey: string }[]).some((row) => row.ApplicationKey === ApplicationKey),
    await status('/application/history'),
    await status('/comment/list'),
    (await testPortal.post(user, '/media/ticket', { FileKey: file.FileKey })).status,
  ];
}
const EVERYTHING = [200, true, 200, 200, 200];
const EMPTY = [404, false, 404, 404, 404];

test('a replaced assignee retains access to the application unless it is removed', async () => {
  const key = await submitted();
  expect(await assign(key, 'assessor')).toBe(200);
  expect(await reachableBy('assessor', key)).toEqual(EVERYTHING);
  expect(await assign(key, 'assessor2')).toBe(200);
  expect(await reachableBy('assessor', key)).toEqual(EVERYTHING);
  expect(await assign(key, 'assessor', { IsAccessRemoved: false })).toBe(200);
  expect(await reachableBy('assessor2', key)).toEqual(EVERYTHING);
  // With the option, access ends immediately for everyone who had the step before.
  expect(await assign(key, 'assessor3', { IsAccessRemoved: true })).toBe(200);
  expect(await reachableBy('assessor', key)).toEqual(EMPTY);
  expect(await reachableBy('assessor2', key)).toEqual(EMPTY);
  expect(await reachableBy('assessor3', key)).toEqual(EVERYTHING);
  // After being assigned again, they have access again.
  expect(await assign(key, 'assessor')).toBe(200);
  expect(await reachableBy('assessor', key)).toEqual(EVERYTHING);
});

test('on reassignment of the same person, the previous assignee loses access and the current one retains it', async () => {
  const key = await submitted();
  await assign(key, 'assessor');
  await assign(key, 'assessor2');
  await assign(key, 'assessor3');
  expect(await reachableBy('assessor', key)).toEqual(EVERYTHING);
  expect(await assign(key, 'assessor3', { IsAccessRemoved: true })).toBe(200);
  for (const user of ['assessor', 'assessor2'])
    expect([user, await reachableBy(user, key)]).toEqual([user, EMPTY]);
  expect(await reachableBy('assessor3', key)).toEqual(EVERYTHING);
});

test('notifications about the application are hidden with it, in the list, in the count and in the daily email', async () => {
  const key = await submitted();
  await assign(key, 'assessor');
  const { Id } = await testPortal.db
    .selectFrom('Application')
    .select('Id')
    .where('ApplicationKey', '=', key)
    .executeTakeFirstOrThrow();
  const account = await testPortal.db
    .updateTable('Account')
    .set({ Notice: json({ TURN: 'DAILY' } as never) })
    .where('Email', '=', 'assessor@demo.test')
    .returning('Id')
    .executeTakeFirstOrThrow();
  await testPortal.db
    .insertInto('Notification')
    .values({
      ...{ NotificationKey: 'told-of-a-turn-once-22', AccountId: account.Id, Kind: 'TURN_STEP' },
      Params: json({ ApplicationNo: 'QM-2026-77777', OrgName_EN: 'Conflicted Limited' }),
      ...{
        ApplicationId: Id,
        Cause: `application:${Id}:99`,
        ReadAt: null,
        IsForDigest: true,
        MailedAt: null,
      },
    })
    .execute();
  const notified = async () => [
    JSON.stringify((await testPortal.get('assessor', '/user/notification/list')).data).includes(
      'QM-2026-77777',
    ),
    (await testPortal.get('assessor', '/user/notification/count')).data.Unread,
  ];
  expect(await notified()).toEqual([true, 1]);
  await assign(key, 'assessor2', { IsAccessRemoved: true });
  expect(await notified()).toEqual([false, 0]);
  await sendDigests(testPortal.portal);
  const mails = () =>
    testPortal.db
      .selectFrom('Mail')
      .select('Subject')
      .where('Text', 'like', '%Conflicted Limited%')
      .execute();
  expect(await mails()).toEqual([]);
  // After being assigned again, they find it again.
  await assign(key, 'assessor');
  expect(await notified()).toEqual([true, 1]);
  await sendDigests(testPortal.portal);
  expect(await mails()).toHaveLength(1);
});

test('no access is removed from a person who remains assigned to a step or had another one', async () => {
  const key = await submitted();
  await assign(key, 'assessor');
  expect(await assign(key, 'assessor', { IsAccessRemoved: true })).toBe(200);
  expect(await reachableBy('assessor', key)).toEqual(EVERYTHING);
  const { Id } = await testPortal.db
    .selectFrom('Application')
    .select('Id')
    .where('ApplicationKey', '=', key)
    .executeTakeFirstOrThrow();
  const account = await testPortal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'assessor@demo.test')
    .executeTakeFirstOrThrow();
  await testPortal.db
    .insertInto('ApplicationPerson')
    .values({ ApplicationId: Id, AccountId: account.Id, Mode: 'INDEPREVIEWER', AssignedAt: new Date() })
    .execute();
  await assign(key, 'assessor2', { IsAccessRemoved: true });
  expect(await reachableBy('assessor', key)).toEqual(EVERYTHING);
});

test('an open screen receives no further events', async () => {
  const key = await submitted();
  await assign(key, 'assessor');
  const socket = await enter(live, await openSessionFor(testPortal.db, 'assessor'));
  closing.push(() => socket.close());
  const Room = `application:${key}`;
  expect(await sendSignal(socket, 'join', { Room })).not.toMatchObject({ Code: expect.anything() });
  const changeEvent = next(socket, 'changed', 3_000);
  await assign(key, 'assessor');
  // Control: while assigned to the step, they receive events.
  expect(await changeEvent).not.toBeNull();
  await assign(key, 'assessor2', { IsAccessRemoved: true });
  await next(socket, 'changed', 500);
  const silent = next(socket, 'changed', 1_500);
  await assign(key, 'assessor3');
  expect(await silent).toBeNull();
  expect(await sendSignal(socket, 'join', { Room })).toMatchObject({ Code: 'ERR_NOT_FOUND' });
});

test('the accreditation file lists everyone who was ever assigned', async () => {
  const key = await submitted();
  await assign(key, 'assessor');
  await assign(key, 'assessor2', { IsAccessRemoved: true });
  const row = await testPortal.db
    .selectFrom('Application')
    .select('Id')
    .where('ApplicationKey', '=', key)
    .executeTakeFirstOrThrow();
  const { Assigned } = await readParticipants(testPortal.db, { ...row, Participants: [], Approvals: [] });
  expect(Assigned.map(({ Name }) => Name)).toEqual(['Ivy Chan', 'Gordon Lam']);
});

test('the option accepts only true or false', async () => {
  const key = await submitted();
  expect(await assign(key, 'assessor', { IsAccessRemoved: 'yes' })).toBe(422);
});
