import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendMail } from '#platform/server/mail/deliver.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db);
});

/** Creates a job whose twelfth and last attempt failed. */
async function failed(
  task = 'comment.notify',
  payload: object = { CommentId: 0, IsNew: true },
): Promise<number> {
  const { rows } = await sql<{ Id: number }>`
    select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts => 12)`.execute(
    portal.db,
  );
  const id = rows[0]?.Id ?? 0;
  await sql`update graphile_worker._private_jobs set attempts = 12,
    last_error = 'Error: smtp://user:geheim@mail.test said no, token=abcdefgh' where id = ${id}`.execute(
    portal.db,
  );
  return id;
}

const jobs = async () =>
  (
    await sql<{
      Id: number;
      Attempts: number;
    }>`select id, attempts from graphile_worker.jobs order by id`.execute(portal.db)
  ).rows;
const logged = async (event: string) =>
  (await portal.db.selectFrom('Audit').select(['Object', 'Detail']).where('Event', '=', event).execute())
    .length;

test('the queue lists job, record, state, error and the keys of the payload, and no secret', async () => {
  const JobNo = await failed('comment.notify', {
    CommentId: 0,
    IsNew: true,
    Text: 'Dear Ms Chan',
    Code: 'geheim',
  });
  const { data, status } = await portal.get('it', '/log/job/list');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    Total: 1,
    States: { FAILED: 1, RUNNING: 0, WAITING: 0, LATER: 0 },
    FailedTasks: [{ Task: 'comment.notify', Count: 1 }],
    Rows: [{ JobNo, Task: 'comment.notify', State: 'FAILED', Attempts: 12, MaxAttempts: 12 }],
  });
  expect((data.Rows as { Payload: unknown }[])[0]?.Payload).toEqual([
    { Name: 'CommentId', Value: '0' },
    { Name: 'IsNew', Value: 'true' },
    { Name: 'Text', Value: '…' },
    { Name: 'Code', Value: '…' },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/geheim|abcdefgh|Chan/);
  expect((await portal.get('admin', '/log/health')).data).toMatchObject({ FailedJobs: 1, FailedMails: 0 });
  for (const user of ['sub-admin', 'coo', 'business', 'client'])
    expect((await portal.get(user, '/log/job/list')).status).toBe(403);
});

test('a job is found by its id and by a part of its task code', async () => {
  const one = await failed();
  await failed('chat.mail', { ConversationKey: 'x' });
  const found = async (Search: string) =>
    ((await portal.get('it', '/log/job/list', { Search })).data.Rows as { Task: string }[]).map(
      ({ Task }) => Task,
    );
  expect(await found(String(one))).toEqual(['comment.notify']);
  expect(await found(`#${one}`)).toEqual(['comment.notify']);
  expect(await found('chat')).toEqual(['chat.mail']);
  expect(await found('98765432')).toEqual([]);
});

test('an error shows places in the code, without what else its lines contain', async () => {
  const JobNo = await failed();
  const stack = [
    'Error: no answer',
    'at send (modules/messaging/mail/server/send.ts:12:3)',
    'password=geheim',
    'at modules/operations/exports/server/run-export.ts:9:11',
  ];
  await sql`update graphile_worker._private_jobs set last_error = ${stack.join('\n')} where id = ${JobNo}`.execute(
    portal.db,
  );
  const { data } = await portal.get('it', '/log/job/list');
  expect(data.Rows).toMatchObject([{ Error: 'Error: no answer', Places: [stack[1], stack[3]] }]);
  expect(JSON.stringify(data)).not.toContain('geheim');
});

test('the list, the status page and the dashboard count the same jobs by the same states', async () => {
  await failed();
  const add = async (due: string, attempts = 0, worker: string | null = null) => {
    const id = await failed('chat.mail', { ConversationKey: 'x' });
    await sql`update graphile_worker._private_jobs set attempts = ${attempts}, run_at = now() + ${due}::interval,
      locked_by = ${worker}, locked_at = case when ${worker}::text is not null then now() end where id = ${id}`.execute(
      portal.db,
    );
  };
  await add('-90 seconds');
  await add('-10 seconds');
  await add('-1 hour', 1, 'worker');
  // One waits for its next attempt after an error, two for their first.
  await add('10 minutes', 3);
  await add('1 day');
  await add('2 days');
  const list = await portal.get('it', '/log/job/list');
  expect(list.data.States).toEqual({ FAILED: 1, RUNNING: 1, WAITING: 2, LATER: 3 });
  const status = await portal.get('it', '/status/view');
  expect(status.data.Figures).toMatchObject({ JobsWaiting: 2, JobsLater: 3, JobsFailed: 1 });
  expect((status.data.Figures as { QueueSeconds: number }).QueueSeconds).toBeGreaterThanOrEqual(90);
  expect((status.data.Figures as { QueueSeconds: number }).QueueSeconds).toBeLessThan(600);
  const dashboard = await portal.get('it', '/dashboard/health');
  expect(dashboard.data).toMatchObject({ JobsWaiting: 2, JobsFailed: 1 });
  for (const [State, Total] of Object.entries({ FAILED: 1, RUNNING: 1, WAITING: 2, LATER: 3 }))
    expect((await portal.get('it', '/log/job/list', { State })).data.Total).toBe(Total);
});

test('of ten concurrent retries one succeeds, and the job has all its attempts', async () => {
  const JobNo = await failed();
  const before = await logged('JOB_RETRIED');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => portal.post('it', '/log/job/retry', { JobNo })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await jobs()).toEqual([{ Id: JobNo, Attempts: 0 }]);
  expect((await logged('JOB_RETRIED')) - before).toBe(1);
});

test('a running job can neither be retried nor discarded', async () => {
  const JobNo = await failed();
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`.execute(
    portal.db,
  );
  expect((await portal.post('it', '/log/job/retry', { JobNo })).status).toBe(409);
  expect((await portal.post('it', '/log/job/discard', { JobNo, Remark: 'x' })).status).toBe(409);
  expect(await jobs()).toHaveLength(1);
});

test('discarding requires a reason, happens once and is logged', async () => {
  const JobNo = await failed();
  expect((await portal.post('it', '/log/job/discard', { JobNo, Remark: ' ' })).status).toBe(422);
  const [one, two] = await Promise.all([
    portal.post('it', '/log/job/discard', { JobNo, Remark: 'nobody needs it' }),
    portal.post('admin', '/log/job/discard', { JobNo, Remark: 'nobody needs it' }),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 404]);
  expect(await jobs()).toEqual([]);
  const row = await portal.db
    .selectFrom('Audit')
    .select(['Object', 'Detail'])
    .where('Event', '=', 'JOB_DISCARDED')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ Object: 'comment.notify', Detail: { Remark: 'nobody needs it' } });
  expect(JSON.stringify(row)).not.toMatch(/geheim|abcdefgh/);
});

test('all failed jobs of one kind are retried, the others are unchanged', async () => {
  for (let nr = 0; nr < 3; nr += 1) await failed();
  const other = await failed('chat.mail', { ConversationKey: 'x' });
  const { data } = await portal.post('admin', '/log/job/retry/all', { Task: 'comment.notify' });
  expect(data).toEqual({ Count: 3, IsMore: false });
  expect((await jobs()).filter(({ Attempts }) => Attempts === 12)).toEqual([{ Id: other, Attempts: 12 }]);
  expect((await portal.post('admin', '/log/job/retry/all', { Task: 'comment.notify' })).status).toBe(409);
});

test('a scheduled task runs on request, one at a time', async () => {
  const { data } = await portal.get('it', '/log/job/schedule');
  const rows = data.Rows as { Task: string; NextRun: string }[];
  const reconciliation = rows.find(({ Task }) => Task === 'ledger.check');
  // 03:00 in Hong Kong.
  expect(reconciliation?.NextRun).toMatch(/T19:00:00\.000Z$/);
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => portal.post('it', '/log/job/run', { Task: 'audit.check' })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect((await portal.post('it', '/log/job/run', { Task: 'mail.send' })).status).toBe(404);
});

const SECRET = 'SeCrEtCoDe123';
async function mail(key: string, minutesAgo: number, text: string): Promise<string> {
  const MailKey = key.padEnd(22, '0');
  await sql`insert into mail (mail_key, recipient, subject, text, html, status, created_at)
    values (${MailKey}, 'x@example.test', 'A mail', ${text}, ${text}, 'FAILED',
      now() - make_interval(mins => ${minutesAgo}))`.execute(portal.db);
  return MailKey;
}

test('a failed email is sent again, and its code stays hidden', async () => {
  const MailKey = await mail('fresh', 5, `http://portal.test/forgot/reset?code=${SECRET}`);
  const seen = await portal.get('admin', '/log/mail/view', { MailKey });
  expect(seen.data).toMatchObject({ Status: 'FAILED', IsRetryable: true });
  expect(JSON.stringify(seen)).not.toContain(SECRET);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => portal.post('it', '/log/mail/retry', { MailKey })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await jobs()).toHaveLength(1);
});

test('an email with an expired link is not sent again; it can be discarded, and its code is deleted', async () => {
  const MailKey = await mail('over', 61, `http://portal.test/forgot/reset?code=${SECRET}`);
  expect((await portal.get('it', '/log/mail/view', { MailKey })).data).toMatchObject({ IsRetryable: false });
  expect((await portal.post('it', '/log/mail/retry', { MailKey })).status).toBe(409);
  const { data } = await portal.post('it', '/log/mail/discard', { MailKey, Remark: 'over' });
  expect(data).toEqual({ MailKey, Status: 'DISCARDED' });
  const mails = await portal.db
    .selectFrom('Mail')
    .select(['Text', 'Html', 'Status'])
    .where('MailKey', '=', MailKey)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(mails)).not.toContain(SECRET);
});

test('the outbox shows the attempts of an email and the response of the server', async () => {
  const MailKey = await mail('tried', 1, 'plain');
  await portal.db.updateTable('Mail').set({ Status: 'QUEUED' }).where('MailKey', '=', MailKey).execute();
  const { Id } = await portal.db
    .selectFrom('Mail')
    .select('Id')
    .where('MailKey', '=', MailKey)
    .executeTakeFirstOrThrow();
  // Nothing listens at this address.
  const settings = { ...portal.portal.settings, SMTP_URL: 'smtp://user:geheim@127.0.0.1:9' };
  await expect(sendMail({ ...portal.portal, settings }, { MailId: Id }, { IsLast: true })).rejects.toThrow();
  const { data } = await portal.get('it', '/log/mail/list', { Status: 'FAILED', Search: 'x@example' });
  const row = (data.Rows as Record<string, unknown>[]).find((one) => one.MailKey === MailKey);
  expect(row).toMatchObject({ Status: 'FAILED', Tries: 1, Error: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(data)).not.toContain('geheim');
});
