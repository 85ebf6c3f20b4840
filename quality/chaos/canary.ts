import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 100;
const TIMEOUT_MS = 2_000;
/** No one waits longer to learn that the portal does not come back. */
const ABANDON_AFTER_MS = 90_000;

export type Canary = {
  /** Milliseconds from that moment to the end of the first good answer to a question asked after it. */
  firstGoodAfter: (at: number) => Promise<number>;
  stop: () => void;
};

/** A signed-in user who constantly requests what is in the database. */
export function startCanary(url: string, token: string): Canary {
  const good: { asked: number; answered: number }[] = [];
  let isOver = false;
  const ask = async () => {
    const asked = Date.now();
    const answer = await fetch(`${url}/api/user/notification/count`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (one) => one.arrayBuffer().then(() => one.ok),
      () => false,
    );
    if (answer) good.push({ asked, answered: Date.now() });
  };
  const keepAsking = async () => {
    // Not one after the other: a question that hangs must not hide that others are answered.
    while (!isOver) {
      void ask();
      await pause(INTERVAL_MS);
    }
  };
  void keepAsking();
  return {
    firstGoodAfter: async (at) => {
      for (const end = Date.now() + ABANDON_AFTER_MS; Date.now() < end; await pause(20)) {
        const first = good.filter(({ asked }) => asked >= at).map(({ answered }) => answered);
        if (first.length > 0) return Math.min(...first) - at;
      }
      return Number.POSITIVE_INFINITY;
    },
    stop: () => {
      isOver = true;
    },
  };
}
