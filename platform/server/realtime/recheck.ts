/**
 * Rechecks the sessions of live connections when accounts or sessions change, and every 30 seconds: ended
 * sessions are disconnected, and reduced rights apply immediately.
 */
import { reportOutages } from '../operation/report-outages.ts';
import { applyGateResult } from './apply-gate-result.ts';
import type { Gate, LiveServer } from './types.ts';

const RETRY_DELAY_MS = 250;
/** Interval in ms: sessions also expire by time, which triggers no notification. */
const INTERVAL_MS = 30_000;

/**
 * Reloads the users of sockets: those of one account after a change of it or its sessions, all users when it
 * is unclear what changed. Ended sessions are disconnected; reduced rights apply immediately.
 */
export function startRecheck(io: LiveServer, gate: Gate) {
  const accounts = new Set<number>();
  let isAll = false;
  let isRunning = false;
  let isStopped = false;

  const checking = reportOutages('session recheck', 'live connections of ended sessions stay open');
  const work = async (): Promise<void> => {
    while (isAll || accounts.size > 0) {
      const sockets = [...io.sockets.sockets.values()].filter(
        ({ data }) => isAll || accounts.has(data.Person.Id),
      );
      const before = { isAll, accounts: [...accounts] };
      isAll = false;
      accounts.clear();
      try {
        const open = await gate(sockets.map(({ data }) => data.Hash));
        applyGateResult(sockets, open);
        checking.succeeded();
      } catch (error) {
        checking.failed(error);
        // Usually the database is unavailable: the requested rechecks are still outstanding.
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
