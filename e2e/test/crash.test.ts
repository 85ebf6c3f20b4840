import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInToApi } from '../src/api.ts';
import { must } from '../src/make-application.ts';
import { newPortal, type RunningPortal } from '../src/start-portal.ts';
import { ask, newWorker, type Worker, work } from '../src/stream-of-work.ts';

type Row = Record<string, string>;
const STATUSES = [
  'DRAFT',
  'INPROGRESS',
  'PENDING',
  'RETURNED',
  'UNDERREVIEW',
  'REJECTED',
  'REJECTED_FLOW',
  'REJECTED_STAFF',
  'CERTIFIED',
  'COMPLETED',
  'CANCELLED',
  'ARCHIVED',
  'WAITING',
];
let portal: RunningPortal;
beforeAll(async () => {
  portal = await newPortal(null);
});
afterAll(() => portal.stop());

describe('a portal that is killed', () => {
  test('in the middle of its first start comes up with complete demo data', async () => {
    portal.launch();
    // Uploads of the demo stories: some are told, others not yet.
    while ((await filesIn(portal.dataDir)) < 60) await pause(20);
    await portal.kill();
    portal.launch();
    await portal.isReady();
    const admin = await signInToApi(portal.url, 'admin@demo.test');
    const all = must(await admin.get('/application/list', { PageSize: '100' })).Rows as Row[];
    expect(new Set(all.map((row) => row.ApplicationStatusCode))).toEqual(new Set(STATUSES));
    const client = await signInToApi(portal.url, 'client@demo.test');
    const drafts = must(await client.get('/application/list', { Status: 'INPROGRESS', PageSize: '100' }))
      .Rows as Row[];
    expect(new Set(drafts.map((row) => row.AssessmentType))).toEqual(
      new Set(['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL']),
    );
    const numbers = all.map((row) => row.ApplicationNo);
    expect(new Set(numbers).size).toBe(numbers.length);
    // 31 stories and one next cycle; a story that was cut off is told anew.
    expect(all.length).toBeGreaterThanOrEqual(32);
  });

  test('under load has everything that it had said yes to, and its people are still signed in', async () => {
    const names = ['client', 'client2', 'client3', 'client4', 'client5'];
    const workers = await Promise.all(names.map((name) => newWorker(portal.url, `${name}@demo.test`, 4)));
    const scheduling = await signInToApi(portal.url, 'scheduling@demo.test');
    const certified = must(
      await scheduling.get('/application/list', { Status: 'CERTIFIED', PageSize: '100' }),
    ).Rows as Row[];
    const making = await firstThatGenerates(scheduling, certified);

    let done = 0;
    const streams = workers.map((worker) =>
      work(worker, 20, () => {
        done += 1;
        // No waiting: the kill falls into whatever the others are doing.
        if (done === 40) void portal.kill();
      }),
    );
    await Promise.all(streams);
    await portal.kill();
    expect(done).toBeGreaterThanOrEqual(40);
    expect(done).toBeLessThan(100);

    portal.launch();
    await portal.isReady();
    for (const worker of workers) await everythingIsThere(worker);
    await expect
      .poll(
        () =>
          scheduling
            .get('/application/view', { ApplicationKey: making })
            .then((answer) => answer.data.IsGenerated),
        { timeout: 60_000 },
      )
      .toBe(true);
  });
});

async function filesIn(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).length;
}

/** Orders the certificate of the first file that is ready for it. */
async function firstThatGenerates(scheduling: Worker['api'], rows: readonly Row[]): Promise<string> {
  for (const { ApplicationKey } of rows) {
    const answer = await scheduling.post('/application/certificate/generate', { ApplicationKey });
    if (answer.status === 200) return String(ApplicationKey);
  }
  throw new Error('the demo has no file that waits for its certificate');
}

/** The old token still holds; saves and submissions are there; the request cut off counts once when it is repeated. */
async function everythingIsThere(worker: Worker): Promise<void> {
  const { api, application, saved, submitted, open } = worker;
  const form = must(await api.get('/application/form', { ApplicationKey: application.key }));
  const position = String((form.Answers as Row).ContactPosition);
  const isOpenSave = open?.path === '/application/save';
  if (saved > 0)
    expect([
      `Position ${saved}`,
      ...(isOpenSave ? [`Position ${saved + 1}`, `Position ${saved + 2}`] : []),
    ]).toContain(position);
  for (const { key } of submitted)
    expect(must(await api.get('/application/view', { ApplicationKey: key })).ApplicationStatusCode).toBe(
      'PENDING',
    );
  if (!open) return;
  const repeated = must(await ask(worker));
  expect(must(await ask(worker)).Version).toBe(repeated.Version);
}
