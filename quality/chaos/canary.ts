/**
 * Sends a request to the portal every 100 ms during chaos tests, to measure how soon after a fault the first
 * one is answered correctly again.
 */
import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 100;
const TIMEOUT_MS = 2_000;
/** After this time the portal counts as not recovered. */
const ABANDON_AFTER_MS = 90_000;

export type Canary = {
  /** Milliseconds from that moment to the end of the first successful response to a later request. */
  firstGoodAfter: (at: number) => Promise<number>;
  stop: () => void;
};

/** Starts a signed-in client that constantly requests data from the database. */
export function startCanary(url: string, token: string): Canary {
  const good: { asked: number; answered: number }[] = [];
  let isOver = false;
  const ask = async () => {
    const startedAt = Date.now();
    const answer = await fetch(`${url}/api/user/notification/count`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (one) => one.arrayBuffer().then(() => one.ok),
      () => false,
    );
    if (answer) good.push({ asked: startedAt, answered: Date.now() });
  };
  const keepAsking = async () => {
    // Requests run in parallel, so that one that hangs does not hide that others are answered.
    while (!isOver) {
      void ask();
      await pause(INTERVAL_MS);
    }
  };
  void keepAsking();
  return {
    firstGoodAfter: async (at) => {
      for (const end = Date.now() + ABANDON_AFTER_MS; Date.now() < end; await pause(20)) {
        const first = good.filter(({ asked: startedAt }) => startedAt >= at).map(({ answered }) => answered);
        if (first.length > 0) return Math.min(...first) - at;
      }
      return Number.POSITIVE_INFINITY;
    },
    stop: () => {
      isOver = true;
    },
  };
}
