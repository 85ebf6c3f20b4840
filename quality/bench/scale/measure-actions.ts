/**
 * Measures how many application actions per second a large portal performs, with the COO sending 1,000
 * applications back one step over 16 connections.
 */
import type { RunningPortal } from '../../stories/support/start-portal.ts';
import { cpuTime } from '../cpu-time.ts';
import { load } from '../load.ts';
import { signIn } from './filled-portal.ts';
import type { Speed } from './measure-lists.ts';

const CONNECTIONS = 16;
/** Number of measured actions; the same number runs before them as a warm-up. */
const ACTIONS = 1_000;
const PATH = '/api/application/progress/reject';

/**
 * The COO sends applications back one step, which includes lock, decision, save, history, jobs and the new
 * view.
 */
export async function measureActions(portal: RunningPortal): Promise<Speed> {
  const Token = await signIn(portal.url, 'coo');
  const keys = await waiting(portal.url, Token, ACTIONS * 2);
  const bodies = keys.map((ApplicationKey) =>
    JSON.stringify({ ApplicationKey, Remark: 'The scope has to be said more exactly.' }),
  );
  const half = Math.floor(bodies.length / 2);
  const options = { Paths: [PATH], Connections: CONNECTIONS, Ms: 120_000, Token };
  await load(portal.url, { ...options, Bodies: bodies.slice(0, half) });
  const before = cpuTime(portal.pid());
  const { Statuses, Times, Ms } = await load(portal.url, { ...options, Bodies: bodies.slice(half) });
  const Cpu = (cpuTime(portal.pid()) - before) / Times.length;
  if (!Statuses['200'] || Object.keys(Statuses).length > 1)
    throw new Error(`actions: ${JSON.stringify(Statuses)}`);
  const sorted = Times.toSorted((one, other) => one - other);
  return {
    PerSecond: (Times.length / Ms) * 1_000,
    P99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    Cpu,
  };
}

/** Returns the keys of applications that wait at the COO's step. */
async function waiting(url: string, token: string, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1; keys.length < count; page += 1) {
    const answer = await fetch(
      `${url}/api/application/list?Status=UNDERREVIEW&Step=COO&PageSize=100&Page=${page}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const rows = (await answer.json()).data.Rows as { ApplicationKey: string }[];
    if (rows.length === 0) break;
    keys.push(...rows.map(({ ApplicationKey }) => ApplicationKey));
  }
  return keys;
}
