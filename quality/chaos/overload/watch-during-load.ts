/**
 * Checks during the overload scenario that users can still sign in and that the health check answers, and
 * records the peak memory of the process.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '#platform/server/database/connect.ts';
import { signInToApi } from '../../stories/support/api.ts';

export type LoadObservations = {
  signIns: { good: number; refused: string[]; longestMs: number };
  health: { good: number; bad: number; longestMs: number };
  /** Peak memory of the process, in MB. */
  memoryMb: () => number;
  stop: () => Promise<void>;
};

/** Runs during the overload: signs users in, checks liveness and records memory use. */
export function watchDuringLoad(url: string, pid: number, db: Connection['db']): LoadObservations {
  const signIns = { good: 0, refused: [] as string[], longestMs: 0 };
  const health = { good: 0, bad: 0, longestMs: 0 };
  let most = 0;
  let isOver = false;
  const every = async (ms: number, act: () => Promise<unknown>) => {
    while (!isOver) {
      await act().catch(() => undefined);
      await pause(ms);
    }
  };
  const timed = async (of: { longestMs: number }, act: () => Promise<unknown>) => {
    const since = performance.now();
    await act();
    of.longestMs = Math.max(of.longestMs, performance.now() - since);
  };
  const running = Promise.all([
    every(1_000, () =>
      timed(signIns, async () => {
        // One user signs in repeatedly from one address, so the rate limits are cleared.
        await db.deleteFrom('Attempt').execute();
        await signInToApi(url, 'coo@demo.test').then(
          () => {
            signIns.good += 1;
          },
          (error: unknown) => void signIns.refused.push(String(error)),
        );
      }),
    ),
    every(250, () =>
      timed(health, async () => {
        const { status } = await fetch(`${url}/health/ready`).catch(() => ({ status: 0 }));
        health[status === 200 ? 'good' : 'bad'] += 1;
      }),
    ),
    every(500, async () => {
      const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
      most = Math.max(most, Number(kb) / 1_024);
    }),
  ]);
  return {
    signIns,
    health,
    memoryMb: () => Math.round(most),
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}
