import { applyGateResult } from './apply-gate-result.ts';
import type { Gate, LiveServer } from './types.ts';

const RETRY_DELAY_MS = 250;
/** Sessions also expire by time, which triggers no notification. */
const INTERVAL_MS = 30_000;

/**
 * Asks again who the sockets' people are: of one account when something about it or its sessions changed, of all when
 * nothing is sure. Whose session ended is disconnected; who may do less now is treated so from here on.
 */
export function startRecheck(io: LiveServer, gate: Gate) {
  const accounts = new Set<number>();
  let isAll = false;
  let isRunning = false;
  let isStopped = false;

  const work = async (): Promise<void> => {
    while (isAll || accounts.size > 0) {
      const asked = [...io.sockets.sockets.values()].filter(
        ({ data }) => isAll || accounts.has(data.Person.Id),
      );
      const before = { isAll, accounts: [...accounts] };
      isAll = false;
      accounts.clear();
      try {
        const open = await gate(asked.map(({ data }) => data.Hash));
        applyGateResult(asked, open);
      } catch {
        // The database is away: nothing can have changed that it told us, but it may have before.
        isAll ||= before.isAll;
        for (const id of before.accounts) accounts.add(id);
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
        if (isStopped) return;
      }
    }
  };
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => {
      isRunning = false;
    });
  };
  const all = () => {
    isAll = true;
    run();
  };
  const timer = setInterval(all, INTERVAL_MS);
  timer.unref();
  return {
    of: (accountId: number) => {
      accounts.add(accountId);
      run();
    },
    all,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
