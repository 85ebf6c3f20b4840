import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../configuration/settings.ts';
import { createApp } from '../../http/create-app.ts';
import { createLog } from '../../operation/create-log.ts';
import { runWork } from '../../operation/current-work.ts';
import { redirectConsole } from '../../operation/redirect-console.ts';

type Line = Record<string, unknown> & { err?: Record<string, unknown> };

/** Creates a log as in production and returns what was written to it. */
function listening() {
  const written: string[] = [];
  const log = createLog(
    { NODE_ENV: 'production', LOG_LEVEL: undefined },
    { write: (line) => void written.push(line) },
  );
  return { log, written, lines: () => written.map((line) => JSON.parse(line) as Line) };
}

describe('confidential data is removed from the log', () => {
  const SECRET = 'Zq81kPw0vLm27';
  test.each([
    ['a password in a URL', `could not reach postgres://portal:${SECRET}@db.example:5432/assay`],
    ['a bearer token', `asked with Authorization: Bearer ${SECRET}`],
    ['a Stripe key', `Invalid API Key provided: sk_live_${SECRET}`],
    ['a webhook secret', `wrong whsec_${SECRET}`],
    ['a token in a link', `GET /reset-password?token=${SECRET} failed`],
    ['the code of a certificate', `GET /verify/HK-1?c=${SECRET}`],
    ['a password by its name', `{"Email":"x","Password":"${SECRET}"}`],
    ['a cookie', `cookie: session=${SECRET}`],
    ['a secret by its name', `clientSecret=${SECRET}`],
    ['an email address', `no mailbox ${SECRET}@client.example here`],
    ['a token of an identity provider', `got eyJhbGciOi${SECRET}.eyJzdWIiOi${SECRET}.c2ln`],
  ])('%s', (_what, text) => {
    const { log, written } = listening();
    log.error(text);
    log.error({ err: new Error(text) }, 'it failed');
    log.warn({ content: { deep: text } }, 'it failed');
    expect(written).toHaveLength(3);
    for (const line of written) {
      expect(line).not.toContain(SECRET);
      expect(JSON.parse(line)).toHaveProperty('level');
    }
  });

  test('useful facts are retained', () => {
    const { log, lines } = listening();
    log.error(
      'certificate HK-2026-0007 of job 12: connect ECONNREFUSED 127.0.0.1:5432 at /srv/server/src/main.ts:12',
    );
    expect(lines()[0]?.['msg']).toBe(
      'certificate HK-2026-0007 of job 12: connect ECONNREFUSED 127.0.0.1:5432 at /srv/server/src/main.ts:12',
    );
  });

  test('rows quoted by PostgreSQL are omitted, its codes are included', () => {
    const { log, lines, written } = listening();
    const error = Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
      code: '23505',
      constraint: 'account_email',
      detail: 'Failing row contains (7, Hilary Ng, +852 9123 4567).',
      request: { headers: { authorization: 'Basic abc' } },
    });
    log.error({ err: new Error('not saved', { cause: error }) }, 'it failed');
    expect(lines()[0]?.err).toMatchObject({
      message: 'not saved',
      cause: { code: '23505', constraint: 'account_email' },
    });
    expect(written[0]).not.toMatch(/Hilary|9123|Basic/);
  });
});

test('console output in a job is a log line with the number of the request that queued it', () => {
  const { log, lines } = listening();
  const plain = { ...console };
  try {
    redirectConsole(log);
    runWork({ RequestId: 'request-0001', Task: 'mail.send' }, () =>
      console.error('jobs: %s failed:', 'it', new Error('away')),
    );
    console.log('ready');
  } finally {
    Object.assign(console, plain);
  }
  expect(lines()).toMatchObject([
    {
      level: 'error',
      RequestId: 'request-0001',
      Task: 'mail.send',
      msg: 'jobs: it failed:',
      err: { message: 'away' },
    },
    { level: 'info', msg: 'ready' },
  ]);
});

describe('request numbers', () => {
  let folder: string;
  let app: Awaited<ReturnType<typeof createApp>>;
  const { log, lines } = listening();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-log-'));
    app = await createApp(readSettings({ NODE_ENV: 'test', DATA_DIR: folder }), [], log);
    app.get('/verify/:number', async () => ({}));
    app.get('/broken', async () => {
      throw new Error('a defect');
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a number set by a proxy is used and returned', async () => {
    const answer = await app.inject({
      url: '/verify/HK-1?c=abcdef',
      headers: { 'x-request-id': 'edge-7f3a.01' },
    });
    expect(answer.headers['x-request-id']).toBe('edge-7f3a.01');
    const [line] = lines().slice(-1);
    expect(line).toMatchObject({
      level: 'info',
      RequestId: 'edge-7f3a.01',
      method: 'GET',
      route: '/verify/:number',
      status: 200,
      address: '127.0.0.1',
    });
    expect(JSON.stringify(line)).not.toMatch(/HK-1|abcdef/);
  });

  test.each(['short', 'a b c d e f g h', `x${'y'.repeat(200)}`, 'line\tbreak-1234'])(
    'an invalid number is not used: %j',
    async (requestId) => {
      const { headers } = await app.inject({ url: '/verify/1', headers: { 'x-request-id': requestId } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('an error is reported to the caller with that number, and logged with it', async () => {
    const answer = await app.inject({ url: '/broken', headers: { 'x-request-id': 'edge-7f3a.02' } });
    expect(answer.json()).toMatchObject({ Code: 'ERR_SERVER', RequestId: 'edge-7f3a.02' });
    expect(lines().filter(({ RequestId }) => RequestId === 'edge-7f3a.02')).toMatchObject([
      { level: 'error', err: { message: 'a defect' } },
      { level: 'info', status: 500 },
    ]);
  });
});

test('a disconnected reader is no failure; an incomplete file is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-log-'));
  const { log, lines } = listening();
  const app = await createApp(readSettings({ NODE_ENV: 'test', DATA_DIR: folder }), [], log);
  const sent: Readable[] = [];
  const never = () => {
    const file = new Readable({ read: () => undefined });
    sent.push(file);
    return file;
  };
  // A POST, whose body has been read completely by the time the client disconnects.
  app.post('/slow', (_request, reply) => reply.type('application/pdf').send(never()));
  app.post('/broken', (_request, reply) => {
    const broken = never();
    setImmediate(() => broken.destroy(new Error('the disk is gone')));
    return reply.type('application/pdf').send(broken);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const leaving = new AbortController();
  const request = fetch(`http://127.0.0.1:${port}/slow`, { ...call, signal: leaving.signal });
  await expect.poll(() => sent.length).toBe(1);
  leaving.abort();
  await expect(request).rejects.toThrow();
  await expect.poll(() => sent[0]?.closed).toBe(true);
  const errors = () => lines().filter(({ level }) => level === 'error' || level === 'warn');
  // Control: the server's own failures are logged, and nothing was logged before.
  expect((await fetch(`http://127.0.0.1:${port}/broken`, call)).status).toBe(500);
  expect(errors().map(({ err }) => err?.['message'])).toEqual(['the disk is gone']);
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
