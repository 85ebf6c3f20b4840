import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
let key: string;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

/** A submitted application in review with assignees; the assessor's checklist is complete. */
beforeEach(async () => {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const Answers = demoServices[0]?.validAnswers('INITIAL', keys);
  key = String((await portal.post('client', '/application/save', { ServiceKey })).data.ApplicationKey);
  await done('client', '/application/save', { Answers });
  await done('client', '/application/submit');
  await done('business', '/application/review', { TransactionNo: 'TX-1' });
  await done('scheduling', '/application/assign', {
    Mode: 'ASSESSOR',
    AssignedUserKey: await portal.userKey('assessor'),
  });
  const { data } = await portal.get('assessor', '/assessment/checklist', { ApplicationKey: key });
  const points = (data.Points as { PointKey: string; Step: string }[]).filter(
    (point) => point.Step === 'ASSESSOR',
  );
  await done('assessor', '/assessment/checklist/submission', {
    Answers: points.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' })),
  });
});

async function done(user: string, path: string, input: object = {}): Promise<Answer> {
  const answer = await portal.post(user, path, { ApplicationKey: key, ...input });
  expect(answer.error.Code, JSON.stringify(answer.error)).toBeUndefined();
  return answer;
}

const approve = (body: object = {}, headers = {}) =>
  portal.post('assessor', '/application/progress/approve', { ApplicationKey: key, ...body }, headers);
const history = () =>
  portal.db
    .selectFrom('ApplicationHistory')
    .innerJoin('Application', 'Application.Id', 'ApplicationHistory.ApplicationId')
    .select(['ApplicationHistory.Version', 'ApplicationHistory.Action'])
    .where('ApplicationKey', '=', key)
    .orderBy('ApplicationHistory.Version')
    .execute();

test('of 50 concurrent approvals of one step exactly one succeeds, and the others receive the current record', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => approve()));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const late = answers.filter((answer) => answer.status !== 200);
  expect(new Set(late.map((answer) => answer.error.Code))).toEqual(new Set(['ERR_TRANSITION']));
  expect(late[0]?.error.Data).toMatchObject({ ApplicationKey: key, CurrentStep: 'ASSESSOR_ONSITE' });
  expect((await history()).filter((row) => row.Action === 'APPROVE_PROGRESS')).toHaveLength(1);
});

test('an Idempotency-Key sent 20 times concurrently acts once and returns the first result each time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => approve({}, { 'idempotency-key': `again-${key}` })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.data.Version)).size).toBe(1);
  expect((await history()).filter((row) => row.Action === 'APPROVE_PROGRESS')).toHaveLength(1);
});

test('an Idempotency-Key with a different request is refused', async () => {
  const headers = { 'idempotency-key': `other-${key}` };
  expect((await approve({}, headers)).status).toBe(200);
  expect((await approve({ Remark: 'something else' }, headers)).error.Code).toBe('ERR_VALIDATION');
});

test('a stale Version is refused with the current record, and nothing changes', async () => {
  const before = await portal.get('assessor', '/application/view', { ApplicationKey: key });
  const stale = await approve({ Version: Number(before.data.Version) - 1 });
  expect(stale.status).toBe(409);
  expect(stale.error.Code).toBe('ERR_CONFLICT');
  expect(stale.error.Data).toMatchObject({ Version: before.data.Version });
  expect((await approve({ Version: before.data.Version })).status).toBe(200);
});

test('every version has its history row, without gaps', async () => {
  await approve();
  const rows = await history();
  expect(rows.map((row) => row.Version)).toEqual(rows.map((_, at) => at + 1));
  const { data } = await portal.get('admin', '/application/view', { ApplicationKey: key });
  expect(rows.at(-1)?.Version).toBe(data.Version);
});

test('the database refuses to change or remove history rows', async () => {
  await expect(portal.db.deleteFrom('ApplicationHistory').execute()).rejects.toThrow(/kept for ever/);
  await expect(
    portal.db
      .updateTable('ApplicationHistory')
      .set({ Remark: 'x' } as never)
      .execute(),
  ).rejects.toThrow(/kept for ever/);
});

test('an application of another client is answered exactly like a missing one', async () => {
  const foreign = await portal.get('client2', '/application/view', { ApplicationKey: key });
  const missing = await portal.get('client2', '/application/view', {
    ApplicationKey: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  expect(foreign.status).toBe(404);
  expect(foreign).toEqual(missing);
  const acted = await portal.post('client2', '/application/submit', { ApplicationKey: key });
  expect(acted.error).toEqual(missing.error);
});

test('an unknown field of a request body is refused by name', async () => {
  const answer = await approve({ IsPaid: true });
  expect(answer.status).toBe(422);
  expect(answer.error.Fields).toEqual([
    { Field: 'IsPaid', Code: 'FIELD_UNKNOWN', Message: expect.any(String) },
  ]);
});

test('the response is in the language of AppLanguage, alternative codes included', async () => {
  const text = async (language: string) =>
    (await approve({ Version: 1 }, { applanguage: language })).error.Message;
  expect(await text('TC')).toBe('剛剛有人更改了此項目。現已顯示最新狀態，請核對後再試。');
  expect(await text('SC')).toBe('刚刚有人更改了此项目。现已显示最新状态，请核对后再试。');
});

test('recording findings is an action: a person who records them for the assessor needs an override to endorse, which is logged', async () => {
  const answer = async (user: string) => {
    const { data } = await portal.get(user, '/assessment/checklist', { ApplicationKey: key });
    const { CurrentStep } = (await portal.get(user, '/application/view', { ApplicationKey: key })).data;
    const points = (data.Points as { PointKey: string; Step: string }[]).filter(
      (point) => point.Step === CurrentStep,
    );
    if (points.length > 0)
      await done(user, '/assessment/checklist/submission', {
        Answers: points.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' })),
      });
  };
  await answer('admin');
  await done('assessor', '/application/progress/approve');
  for (const [user, Mode] of [
    ['assessor-onsite', 'ASSESSOR_ONSITE'],
    ['indepreviewer', 'INDEPREVIEWER'],
  ] as const) {
    await done('scheduling', '/application/assign', { Mode, AssignedUserKey: await portal.userKey(user) });
    await answer(user);
    await done(user, '/application/progress/approve');
  }
  const path = '/application/progress/approve';
  const refused = await portal.post('admin', path, { ApplicationKey: key });
  expect(refused.error.Reasons?.map((reason) => reason.Code)).toContain('REASON_DUTIES_CLASH');
  await answer('coo');
  const { data } = await done('admin', path, { IsOverride: true, Remark: 'Nobody else is in.' });
  const log = await portal.get('it', '/log/list', { Search: String(data.ApplicationNo), Event: 'OVERRIDE' });
  expect(log.data.Rows).toMatchObject([
    { Event: 'OVERRIDE', Detail: expect.stringContaining('Nobody else is in.') },
  ]);
  const register = await portal.get('it', '/log/exception/list', { Kind: 'DUTIES' });
  expect(register.data.Rows).toMatchObject([
    {
      ...{
        ApplicationNo: data.ApplicationNo,
        Who: 'Ada Fung',
        AsRole: 'ADMIN',
        Remark: 'Nobody else is in.',
      },
      ...{ Action: 'APPROVE_PROGRESS', Step: 'COO', Earlier: ['ASSESSOR'] },
    },
  ]);
  expect((await portal.get('coo', '/log/exception/list')).status).toBe(403);
});

test('a repeated checklist submission returns the first result and does not overwrite later changes', async () => {
  const { data } = await portal.get('assessor', '/assessment/checklist', { ApplicationKey: key });
  const { PointKey } = (data.Points as { PointKey: string }[])[0] ?? { PointKey: '' };
  const path = '/assessment/checklist/submission';
  const send = (Result: string, again: string) =>
    portal.post(
      'assessor',
      path,
      { ApplicationKey: key, Answers: [{ PointKey, Result }] },
      { 'idempotency-key': again },
    );
  const first = await send('MINOR', `minor-${key}`);
  await send('MAJOR', `major-${key}`);
  expect((await send('MINOR', `minor-${key}`)).data).toEqual(first.data);
  const now = await portal.get('assessor', '/assessment/checklist', { ApplicationKey: key });
  expect(now.data.Points).toContainEqual(expect.objectContaining({ PointKey, Result: 'MAJOR' }));
});
