/**
 * Chaos scenario: measures the capacity of one API process, then sends it five times as many requests; it
 * must still answer most of its capacity, let users sign in, and recover within five seconds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { cpuTime } from '../../bench/cpu-time.ts';
import { signInToApi } from '../../stories/support/api.ts';
import { newDemoPortal, provideDemoData } from '../../stories/support/demo-data.ts';
import { makeApplication } from '../../stories/support/make-application.ts';
import type { OpenLoad, OpenLoaded, Request } from './open-load.ts';
import { watchDuringLoad } from './watch-during-load.ts';

/** Runs a load in a separate worker thread. */
const runOpenLoad = (url: string, options: Omit<OpenLoad, 'Host' | 'Port'>): Promise<OpenLoaded> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const workerData: OpenLoad = { Host: hostname, Port: Number(port), ...options };
    const worker = new Worker(new URL('./open-load.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const WARM_MS = 10_000;
const CAPACITY_MS = 15_000;
const TIMES = 5;
/** Duration of the overload; `CHAOS_SECONDS` shortens it. */
const OVER_MS = Number(process.env.CHAOS_SECONDS ?? 60) * 1_000;
/** The number of read requests that a process admits at once: enough to keep it and its database busy. */
const SATURATED = 64;
const CONNECTIONS = 600;
const RECOVERED_MS = 5_000;
const MIN_SHARE = 0.8;

/**
 * Sends five times the capacity of one API process for a minute, at a rate independent of responses. The
 * capacity is measured first, on the same machine with the same method.
 */
export async function runOverload(): Promise<string[]> {
  const demo = await provideDemoData();
  const portal = await newDemoPortal();
  const database = await startEmbedded({ dataDir: portal.dataDir });
  const { db } = connect(database.url, 2);
  try {
    portal.launch({ DATABASE_URL: database.url, PORTAL_ROLE: 'api', NODE_ENV: 'development' });
    await portal.isReady();
    const Requests = await requests(portal.url);
    await runOpenLoad(portal.url, { Requests, Connections: SATURATED, PerSecond: null, Ms: WARM_MS });
    const before = cpuTime(portal.pid());
    const full = await runOpenLoad(portal.url, {
      Requests,
      Connections: SATURATED,
      PerSecond: null,
      Ms: CAPACITY_MS,
    });
    const fullCpu = cpuTime(portal.pid()) - before;
    const capacity = full.Times.length / (CAPACITY_MS / 1_000);

    const observed = watchDuringLoad(portal.url, portal.pid(), db);
    const since = cpuTime(portal.pid());
    const over = await runOpenLoad(portal.url, {
      Requests,
      Connections: CONNECTIONS,
      PerSecond: capacity * TIMES,
      Ms: OVER_MS,
    });
    const overCpu = cpuTime(portal.pid()) - since;
    const recovered = await recovery(portal.url);
    await observed.stop();
    const good = over.Times.length / (OVER_MS / 1_000);
    const share = good / capacity;
    const perCpu = (count: number, ms: number) => count / (ms / 1_000);
    const efficiency = perCpu(over.Times.length, overCpu) / perCpu(full.Times.length, fullCpu);
    const others = Object.entries(over.Statuses).filter(([status]) => !['200', '503'].includes(status));
    const rows: [string, string][] = [
      ['capacity, successful responses per second', capacity.toFixed(0)],
      ['99th percentile of response times at capacity, ms', percentile(full.Times, 0.99)],
      ['requests per second', (capacity * TIMES).toFixed(0)],
      ['successful responses per second', good.toFixed(0)],
      ['share of capacity', share.toFixed(2)],
      ['successful responses per CPU second of the portal, relative to capacity', efficiency.toFixed(2)],
      ['refused with 503', String(over.Statuses['503'] ?? 0)],
      ['of these without Retry-After', String(over.Unsaid)],
      ['other answers', others.map(([status, count]) => `${status}: ${count}`).join(', ') || 'none'],
      ['could not be sent in time', String(over.Unsent)],
      ['aborted connections', String(over.Broken)],
      [
        'successful responses, median and 99th percentile, ms',
        `${percentile(over.Times, 0.5)}, ${percentile(over.Times, 0.99)}`,
      ],
      ['CPU of the load, share of one processor', (over.CpuMs / OVER_MS).toFixed(2)],
      ['CPU of the portal, share of one processor', (overCpu / OVER_MS).toFixed(2)],
      [
        'sign-ins: good, refused, longest ms',
        `${observed.signIns.good}, ${observed.signIns.refused.length}, ${observed.signIns.longestMs.toFixed(0)}`,
      ],
      [
        'health: good, bad, longest ms',
        `${observed.health.good}, ${observed.health.bad}, ${observed.health.longestMs.toFixed(0)}`,
      ],
      ['maximum memory, MB', String(observed.memoryMb())],
      ['time to recover, ms', recovered.toFixed(0)],
    ];
    for (const [what, value] of rows) console.log(`overload: ${what.padEnd(66)} ${value}`);
    return [
      ...(share < MIN_SHARE ? [`only ${share.toFixed(2)} of capacity was answered well`] : []),
      ...(over.Unsaid > 0 ? [`${over.Unsaid} were not told when to come again`] : []),
      ...others.map(([status, count]) => `${count} answers with ${status}`),
      ...observed.signIns.refused.map((text) => `sign-in: ${text}`),
      ...(observed.health.bad > 0 ? [`${observed.health.bad} times it was not ready`] : []),
      ...(recovered > RECOVERED_MS ? [`it took ${recovered.toFixed(0)} ms to recover`] : []),
    ];
  } finally {
    await db.destroy();
    await portal.end();
    await database.stop();
    await portal.stop();
    await demo.remove();
  }
}

/** Typical requests: lists, records, figures and public pages; one in ten changes data. */
async function requests(url: string): Promise<Request[]> {
  const client = await signInToApi(url, 'client@demo.test');
  const business = await signInToApi(url, 'business@demo.test');
  const { key } = await makeApplication(url, client);
  const list: Request = { Method: 'GET', Path: '/api/application/list?Page=1', Token: business.token };
  const view: Request = {
    Method: 'GET',
    Path: `/api/application/view?ApplicationKey=${key}`,
    Token: client.token,
  };
  const own: Request = { Method: 'GET', Path: '/api/application/list?Page=1', Token: client.token };
  const notices: Request = { Method: 'GET', Path: '/api/user/notification/list', Token: business.token };
  const read: Request = {
    Method: 'POST',
    Path: '/api/user/notification/read/all',
    Token: client.token,
    Body: '{}',
  };
  const services: Request = { Method: 'GET', Path: '/api/public/service/list' };
  return [list, view, own, list, view, notices, list, services, own, read];
}

/** Returns how long it takes until ten requests in a row are answered at normal speed. */
async function recovery(url: string): Promise<number> {
  const start = performance.now();
  for (let quick = 0; quick < 10 && performance.now() - start < 60_000; await pause(20)) {
    const since = performance.now();
    const status = await fetch(`${url}/api/public/service/list`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    quick = status === 200 && performance.now() - since < 250 ? quick + 1 : 0;
  }
  return performance.now() - start;
}

const percentile = (times: readonly number[], share: number): string =>
  ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(0);
