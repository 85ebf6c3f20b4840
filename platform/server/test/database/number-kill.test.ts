import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

const SIZE = 40;
let portal: TestPortal;
const servers: ChildProcess[] = [];
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(async () => {
  for (const server of servers) if (server.connected) server.disconnect();
  await portal?.close();
});

/** Starts a server in a separate process, to be killed; returns its URL. */
function startServer(): Promise<{ url: string; child: ChildProcess }> {
  const { DATABASE_URL, DATA_DIR } = portal.portal.settings;
  // One user sends all requests at once.
  const bounds = { ACCOUNT_IN_FLIGHT_LIMIT: '200' };
  const address = { PUBLIC_URL: 'http://portal.test' };
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR, ...address, ...bounds };
  const child = fork(join(import.meta.dirname, '../../../../quality/support/portal-process.ts'), {
    env,
    execArgv: [],
  });
  servers.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ url: `http://127.0.0.1:${port}`, child }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

type ConfirmRequest = { ApplicationKey: string; Attachment: string[] };

/** Returns the number in the response; null if there was none. */
async function confirm(url: string, { ApplicationKey, Attachment }: ConfirmRequest): Promise<string | null> {
  const headers = { ...(await portal.token('scheduling')), 'content-type': 'application/json' };
  try {
    const answer = await fetch(`${url}/api/application/crb/confirm`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `confirm-${ApplicationKey}` },
      body: JSON.stringify({ ApplicationKey, Attachment, DateTime: '2026-03-02' }),
    });
    const content = (await answer.json()) as { data: { CertificateNo: string } };
    expect([answer.status, content]).toMatchObject([200, { data: {} }]);
    return content.data.CertificateNo;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

it('a server killed while assigning numbers leaves no duplicates and no gaps', async () => {
  const requests: ConfirmRequest[] = [];
  for (let at = 0; at < SIZE; at += 1) {
    const { ApplicationKey } = await insertCertified(portal, { no: null });
    requests.push({ ApplicationKey, Attachment: [await portal.upload('scheduling', 'crb')] });
  }
  const answered = new Map<string, string>();
  /**
   * Sends all requests without a response so far, and kills the server once `after` responses have arrived.
   */
  const askAndKill = async (after: number) => {
    const { url, child } = await startServer();
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const open = requests.filter(({ ApplicationKey }) => !answered.has(ApplicationKey));
    let come = 0;
    await Promise.all(
      open.map(async (one) => {
        const number = await confirm(url, one);
        if (number === null) return;
        answered.set(one.ApplicationKey, number);
        come += 1;
        if (come === after) child.kill('SIGKILL');
      }),
    );
    if (come >= after) await exited;
    return come;
  };
  for (const after of [5, 10]) expect(await askAndKill(after)).toBeGreaterThanOrEqual(after);
  expect(answered.size).toBeLessThan(SIZE);
  await askAndKill(Number.POSITIVE_INFINITY);

  const numbers = Array.from({ length: SIZE }, (_, at) => `QM-2026-${String(at + 1).padStart(5, '0')}`);
  expect([...answered.values()].sort()).toEqual(numbers);
  const rows = await portal.db
    .selectFrom('Application')
    .select(['ApplicationKey', 'CertificateNo'])
    .where(
      'ApplicationKey',
      'in',
      requests.map(({ ApplicationKey }) => ApplicationKey),
    )
    .execute();
  expect(new Map(rows.map((row) => [row.ApplicationKey, row.CertificateNo]))).toEqual(answered);
  const history = await portal.db
    .selectFrom('ApplicationHistory')
    .select('ApplicationId')
    .where('Action', '=', 'CRB_CONFIRM')
    .execute();
  expect(history).toHaveLength(SIZE);
});
