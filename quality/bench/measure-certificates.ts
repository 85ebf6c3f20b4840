/**
 * Benchmark of bulk work: measures the time and CPU time to approve a thousand applications as CEO and to
 * generate their signed certificates, on a separate portal.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Api, signInToApi } from '../stories/support/api.ts';
import { must } from '../stories/support/make-application.ts';
import { startOwnPortal } from '../stories/support/own-portal.ts';
import { cpuTime } from './cpu-time.ts';
import { makeDecided } from './make-decided.ts';
import type { Figure } from './print.ts';

const SIZE = 1_000;
const REQUEST_SIZE = 200;
/** The same polling interval as the screen uses. */
const POLL_INTERVAL_MS = 700;

type Measured = { ms: number; cpuMs: number };

/** Sends the keys in concurrent requests of 200 and waits until all their jobs have finished. */
async function inBulk(api: Api, path: string, keys: readonly string[]): Promise<void> {
  const parts = Array.from({ length: Math.ceil(keys.length / REQUEST_SIZE) }, (_, at) =>
    keys.slice(at * REQUEST_SIZE, (at + 1) * REQUEST_SIZE),
  );
  const jobs = await Promise.all(
    parts.map(async (ApplicationKeys) => String(must(await api.post(path, { ApplicationKeys })).JobKey)),
  );
  for (const JobKey of jobs) {
    for (;;) {
      const work = must(await api.get('/application/multiple/view', { JobKey }));
      if (work.IsFinished && work.Succeeded !== work.Total)
        throw new Error(
          `refused: ${JSON.stringify((work.Items as { Status: string }[]).find((one) => one.Status !== 'DONE'))}`,
        );
      if (work.IsFinished) break;
      await pause(POLL_INTERVAL_MS);
    }
  }
}

async function measured(pid: number, work: () => Promise<void>): Promise<Measured> {
  const begin = { at: performance.now(), cpu: cpuTime(pid) };
  await work();
  return { ms: performance.now() - begin.at, cpuMs: cpuTime(pid) - begin.cpu };
}

/**
 * Measures the path from the final approval to the signed PDF for a thousand applications, on a separate
 * portal and database.
 */
export async function measureCertificates(): Promise<Figure[]> {
  const portal = await startOwnPortal();
  try {
    const pid = portal.portal.pid();
    const keys = await makeDecided(portal.db, SIZE);
    const ceo = await signInToApi(portal.url, 'ceo@demo.test');
    const scheduling = await signInToApi(portal.url, 'scheduling@demo.test');
    const decided = await measured(pid, () => inBulk(ceo, '/application/multiple/approve', keys));
    const numbered = await measured(pid, async () => {
      for (const [at, ApplicationKey] of keys.entries())
        must(
          await scheduling.post('/application/crb/confirm', {
            ApplicationKey,
            IsCertDateNoManual: true,
            CertificateNo: `BENCH-2026-${String(at + 1).padStart(5, '0')}`,
            DateTime: today(),
          }),
        );
    });
    const made = await measured(pid, () => inBulk(scheduling, '/application/multiple/generate', keys));
    return [
      { What: 'Approve, 1,000 in bulk', Times: [decided.ms], Reach: '' },
      { What: 'Confirm number and dates, one by one, each', Times: [numbered.ms / SIZE], Reach: '' },
      { What: 'Generate, 1,000 in bulk, to signed pages', Times: [made.ms], Reach: '< 60 s on 2 processors' },
      { What: 'Processor time of the portal, per page', Times: [made.cpuMs / SIZE], Reach: '< 40 ms' },
    ];
  } finally {
    await portal.stop();
  }
}

const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
