/**
 * Background loop in every worker process that seals new event log rows into the hash chain about every
 * second, so that later changes are detected.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { SealedRow } from '#platform/server/audit/log-sealed-rows.ts';
import { sealRows } from '#platform/server/audit/seal-rows.ts';
import { writeRepeats } from '#platform/server/audit/write-repeats.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Rows are sealed about a second after they are written. */
const PAUSE_MS = 1_000;
const REPEATS_MS = 60_000;

/** Seals until the process stops. Runs in every worker process; the first to get the lock does the work. */
export function runAuditSealer(
  db: Db,
  notify?: (sealed: readonly SealedRow[]) => Promise<void>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let repeatsAt = 0;
  const run = async () => {
    while (!stopping.signal.aborted) {
      const sealed = await sealRows(db, undefined, notify).catch((error: unknown) => {
        console.error('event log:', error instanceof Error ? error.message : error);
        return 0;
      });
      if (Date.now() - repeatsAt > REPEATS_MS) {
        repeatsAt = Date.now();
        await writeRepeats(db).catch(() => undefined);
      }
      if (sealed === 0) await wait(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
