import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { createCallBudget } from '#platform/server/http/admission/call-budget.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { floodBodies } from '../support/flood-bodies.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '../support/portal.ts';

/**
 * Attack tests: a flood of requests by one account or anonymous caller does not affect others (findings 1,
 * 4, 6, 10).
 */
let portal: TestPortal;
let url: string;
beforeAll(async () => {
  portal = await startTestPortal({ ACCOUNT_CALL_LIMIT: '600' });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
});
afterAll(() => portal?.close());
beforeEach(() => portal.db.deleteFrom('Attempt').execute());

type Headers = Record<string, string>;
const request = async (path: string, headers: Headers, body?: object, signal?: AbortSignal) => {
  const started = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    ...(signal && { signal }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  const answer = (await response.json()) as { Code?: string; data?: Record<string, unknown> };
  return {
    ...answer,
    status: response.status,
    again: response.headers.get('retry-after'),
    ms: performance.now() - started,
  };
};
const counted = (statuses: number[]) =>
  Object.fromEntries(
    [200, 422, 429, 503].map((status) => [status, statuses.filter((one) => one === status).length]),
  );

describe('form evaluation', () => {
  test('100 validations of one user at once do not delay another user or a list', async () => {
    const [flooder, other, staff] = await Promise.all(['client', 'client2', 'business'].map(portal.token));
    const { own, foreign, large } = await floodBodies(portal);
    const heavy = (at: number) =>
      request('/application/validate', flooder ?? {}, { ApplicationKey: own, Answers: large(at) });
    // Starts the evaluation thread and proves that the flood's request is accepted and evaluated.
    expect((await heavy(-1)).status).toBe(200);
    let evaluated = 0;
    const flood = Array.from({ length: 100 }, async (_, at) => {
      const answer = await heavy(at);
      if (answer.status === 200) evaluated += 1;
      return answer;
    });
    await new Promise((go) => setTimeout(go, 50));
    const before = evaluated;
    const others = [
      request('/application/validate', other ?? {}, { ApplicationKey: foreign, Answers: {} }),
      request('/application/list?Page=1', staff ?? {}),
    ].map(async (pending) => ({ ...(await pending), passed: evaluated - before }));
    // Measured in evaluations instead of seconds, so that a busy machine does not change the result.
    for (const answer of await Promise.all(others)) {
      expect(answer.status).toBe(200);
      expect(answer.passed).toBeLessThanOrEqual(3);
    }
    const answers = await Promise.all(flood);
    const statuses = counted(answers.map(({ status }) => status));
    // An account has ten slots: one request is evaluated and four wait. If this takes long, the limit of
    // sixty calls a minute applies.
    expect((statuses[503] ?? 0) + (statuses[429] ?? 0)).toBeGreaterThanOrEqual(40);
    for (const { status, Code, again } of answers.filter((one) => one.status === 503)) {
      expect([status, Code]).toEqual([503, 'ERR_UNAVAILABLE']);
      expect(Number(again)).toBeGreaterThan(0);
    }
    // Control: the same user is served when sending one request at a time.
    await portal.db.deleteFrom('Attempt').execute();
    expect((await heavy(1_000)).status).toBe(200);
  }, 60_000);

  test('disconnected callers leave the queue: their slots are free for the next calls of the same person', async () => {
    const headers = await portal.token('client');
    const { own, large } = await floodBodies(portal);
    const controller = new AbortController();
    const validate = (at: number, signal?: AbortSignal) =>
      request('/application/validate', headers, { ApplicationKey: own, Answers: large(at) }, signal);
    const five = Array.from({ length: 5 }, (_, at) =>
      validate(2_001 + at, controller.signal).catch(() => null),
    );
    await new Promise((go) => setTimeout(go, 200));
    controller.abort();
    expect(await Promise.all(five)).toContain(null);
    await new Promise((go) => setTimeout(go, 200));
    const four = await Promise.all(Array.from({ length: 4 }, (_, at) => validate(2_101 + at)));
    expect(four.map(({ status }) => status)).toEqual(Array(4).fill(200));
  }, 60_000);

  test('sixty form calls a minute are one class; calls refused for access, version or status are not counted', async () => {
    const headers = await portal.token('client2');
    const { foreign: key } = await floodBodies(portal);
    const call = (path: string, body: object) =>
      portal.post(null, path, { ApplicationKey: key, ...body }, headers);
    for (let at = 0; at < 5; at += 1) {
      expect((await call('/application/save', { Answers: {}, Version: 9_999 })).status).toBe(409);
      expect((await call('/application/validate', { ApplicationKey: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(
        404,
      );
    }
    expect(
      await portal.db.selectFrom('Attempt').where('Name', 'like', 'form %').selectAll().execute(),
    ).toEqual([]);
    const paths = ['/application/validate', '/application/save', '/application/submit'] as const;
    const statuses = [];
    for (let at = 0; at < 60; at += 1)
      statuses.push((await call(paths[at % 3] ?? '', at % 3 === 2 ? {} : { Answers: {} })).status);
    expect(statuses).not.toContain(429);
    const beyond = await call('/application/validate', { Answers: {} });
    expect([beyond.status, beyond.error.Code]).toEqual([429, 'ERR_RATE_LIMIT']);
    const read = await portal.app.inject({ url: `/api/application/answers?ApplicationKey=${key}`, headers });
    expect(read.statusCode).toBe(429);
    expect(Number(read.headers['retry-after'])).toBeLessThanOrEqual(60);
    // Control: another user has a separate count, and this user's other calls still work.
    expect((await portal.get('client', '/application/list')).status).toBe(200);
    expect((await portal.app.inject({ url: '/api/application/list', headers })).statusCode).toBe(200);
  }, 60_000);
});

test('the form of an application in correction is counted among form calls', async () => {
  const headers = await portal.token('client2');
  const { foreign: ApplicationKey } = await floodBodies(portal);
  const form = () =>
    portal.app.inject({ url: `/api/application/form?ApplicationKey=${ApplicationKey}`, headers });
  const counts = () =>
    portal.db.selectFrom('Attempt').select('Count').where('Name', 'like', 'form %').execute();
  expect((await form()).statusCode).toBe(200);
  // The form of a draft is read from the database only and is not counted.
  expect(await counts()).toEqual([]);
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'REJECTED', CorrectionBase: json({ Answers: {}, Shown: [] }) })
    .where(announceStatus('application', 'REJECTED'))
    .where('ApplicationKey', '=', ApplicationKey)
    .execute();
  expect((await form()).statusCode).toBe(200);
  expect(await counts()).toEqual([{ Count: 1 }]);
  await portal.db.updateTable('Attempt').set({ Count: 60 }).where('Name', 'like', 'form %').execute();
  expect((await form()).statusCode).toBe(429);
});

describe('lanes and limits of one account', () => {
  test('an invalid token gets no lane, an eleventh concurrent call of one account is refused, others continue', async () => {
    const { admission } = portal.app;
    const [flooder, other] = await Promise.all(['finance', 'admin'].map(portal.token));
    const before = admission.refused.ACCOUNT;
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => request('/application/list?Page=1', flooder ?? {})),
    );
    const statuses = counted(answers.map(({ status }) => status));
    expect(statuses[200]).toBeGreaterThanOrEqual(10);
    expect(statuses[503]).toBeGreaterThan(0);
    expect(admission.refused.ACCOUNT).toBe(before + (statuses[503] ?? 0));
    expect((await request('/application/list?Page=1', other ?? {})).status).toBe(200);
    // Six requests at a time, as browsers send them, are never refused.
    const browser = await Promise.all(Array.from({ length: 6 }, () => request('/user/info', flooder ?? {})));
    expect(browser.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const made = { authorization: `Bearer ${'z'.repeat(43)}` };
    expect((await request('/application/list?Page=1', made)).status).toBe(401);
  });

  test('600 reads, 120 actions, 60 exports a minute; then the response states when to retry', () => {
    let now = 0;
    const budget = createCallBudget(600, () => now);
    const allowed = (lane: 'READ' | 'ACTION' | 'EXPORT' | 'PUBLIC', account = 1) => {
      let count = 0;
      while (count < 1_000 && budget(account, lane) === 0) count += 1;
      return count;
    };
    expect([allowed('READ'), allowed('ACTION'), allowed('EXPORT')]).toEqual([600, 120, 60]);
    expect(budget(1, 'READ')).toBe(60);
    // Control: public calls are not counted, and another account has a separate limit.
    expect(allowed('PUBLIC')).toBe(1_000);
    expect(allowed('ACTION', 2)).toBe(120);
    now = 90_000;
    expect(allowed('READ')).toBe(300);
    now = 240_000;
    expect(allowed('READ')).toBe(600);
  });
});

test('the 121st action of a minute is refused with the time to retry, in the requested language', async () => {
  const headers = await portal.token('it');
  const act = () => request('/user/notification/read/all', { ...headers, applanguage: 'CHT' }, {});
  for (let at = 0; at < 120; at += 1) expect((await act()).status).toBe(200);
  const beyond = await act();
  expect([beyond.status, beyond.Code]).toEqual([429, 'ERR_RATE_LIMIT']);
  expect(Number(beyond.again)).toBeGreaterThan(0);
  // Control: reading and the actions of another user still work.
  expect((await request('/user/info', headers)).status).toBe(200);
  expect((await request('/user/notification/read/all', await portal.token('sub-admin'), {})).status).toBe(
    200,
  );
}, 60_000);

describe('limits of successful calls', () => {
  const login = () =>
    portal.post(null, '/auth/backend/login', { Email: 'coo@demo.test', Password: 'Portal-demo-2026' });

  test('sixty sign-ins in a quarter of an hour, and fifty open sessions', async () => {
    const tokens: string[] = [];
    for (let at = 0; at < 60; at += 1) {
      const { status, data } = await login();
      expect(status).toBe(200);
      tokens.push(String(data.Token));
    }
    expect((await login()).status).toBe(429);
    const isOpen = async (at: number) =>
      (await portal.app.inject({ url: '/api/user/info', headers: { authorization: `Bearer ${tokens[at]}` } }))
        .statusCode;
    expect([await isOpen(0), await isOpen(9), await isOpen(10), await isOpen(59)]).toEqual([
      401, 401, 200, 200,
    ]);
    // Control: another user can sign in.
    const body = { Email: 'ceo@demo.test', Password: 'Portal-demo-2026' };
    expect((await portal.post(null, '/auth/backend/login', body)).status).toBe(200);
  }, 60_000);

  test('sixty step-up authentications within a session in a quarter of an hour', async () => {
    const prove = (user: string, Password = 'Portal-demo-2026') =>
      portal.post(user, '/auth/step-up', { Password });
    const proofs = () =>
      portal.db
        .selectFrom('Audit')
        .select((eb) => eb.fn.countAll<number>().as('Count'))
        .where('Event', '=', 'STEP_UP')
        .executeTakeFirstOrThrow();
    const before = Number((await proofs()).Count);
    for (let at = 0; at < 60; at += 1) expect((await prove('deputyceo')).status).toBe(200);
    const beyond = await prove('deputyceo');
    expect([beyond.status, beyond.error.Code]).toEqual([429, 'ERR_RATE_LIMIT']);
    expect(Number((await proofs()).Count)).toBe(before + 60);
    // Control: another user can confirm their identity, and a wrong password is still reported.
    expect((await prove('finance')).status).toBe(200);
    expect((await prove('finance', 'Wrong-lantern-12')).status).toBe(422);
  }, 60_000);

  test('ten new calendar addresses an hour', async () => {
    const statuses = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push((await portal.post('scheduling', '/user/calendar/renew', {})).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await portal.post('admin', '/user/calendar/renew', {})).status).toBe(200);
  });
});

test('two Host headers are refused', async () => {
  const { port } = portal.app.server.address() as AddressInfo;
  const answerTo = async (hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /api/auth/config HTTP/1.1\r\n${hosts.map((one) => `Host: ${one}\r\n`).join('')}Connection: close\r\n\r\n`,
    );
    let text = '';
    socket.on('data', (bytes) => {
      text += String(bytes);
    });
    await once(socket, 'close');
    return text.slice(9, 12);
  };
  expect(await answerTo(['portal.test', 'evil.example'])).toBe('400');
  expect(await answerTo(['portal.test'])).toBe('200');
});

test('all texts are compressed once per encoding, and again when they change', async () => {
  const all = (encoding: string) =>
    portal.app.inject({ url: '/api/translation/public/all', headers: { 'accept-encoding': encoding } });
  const first = await all('br');
  const started = process.cpuUsage();
  for (let at = 0; at < 50; at += 1)
    expect((await all('br')).rawPayload.byteLength).toBe(first.rawPayload.byteLength);
  // One compression takes 60 ms of CPU time; fifty cached responses must cost less than twenty compressions.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_200);
  expect([
    first.headers['content-encoding'],
    (await all('gzip;q=1, br;q=0')).headers['content-encoding'],
  ]).toEqual(['br', 'gzip']);
  expect((await all('identity')).json().data.EN.ERR_UNAVAILABLE).toBeTypeOf('string');
});

test('a session opened elsewhere is known immediately, and an ended one is not counted', async () => {
  const token = await openSessionFor(portal.db, 'deputyceo');
  const headers = { authorization: `Bearer ${token}` };
  expect((await request('/user/info', headers)).status).toBe(200);
  await request('/auth/logout', headers, {});
  expect((await request('/user/info', headers)).status).toBe(401);
});
