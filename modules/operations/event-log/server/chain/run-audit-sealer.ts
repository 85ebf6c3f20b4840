/**
 * Background loop in every worker process that seals new event log rows into the hash chain about every
 * second, so that later changes are detected, and writes the rows of repeated events.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { SealedRow } from '#platform/server/audit/log-sealed-rows.ts';
import { sealRows } from '#platform/server/audit/seal-rows.ts';
import { writeRepeats } from '#platform/server/audit/write-repeats.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { reportOutages } from '#platform/server/operation/report-outages.ts';

/** Rows are sealed about a second after they are written. */
const PAUSE_MS = 1_000;
const REPEATS_MS = 60_000;

/** Seals until the process stops. Runs in every worker process; the first to get the lock does the work. */
export function runAuditSealer(
  db: Db,
  notify?: (sealed: readonly SealedRow[]) => Promise<void>,
  repeatsMs = REPEATS_MS,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const sealing = reportOutages('event log chain', 'new rows are not sealed');
  const repeating = reportOutages('event log repeats', 'the rows of repeated events are not written');
  let repeatsAt = 0;
  const run = async () => {
    while (!stopping.signal.aborted) {
      const sealed = (await sealing.run(() => sealRows(db, undefined, notify))) ?? 0;
      if (Date.now() - repeatsAt > repeatsMs) {
        repeatsAt = Date.now();
        // After a failure the counts are still in their table, and are written by the next run.
        await repeating.run(() => writeRepeats(db));
      }
      // Stopping aborts the wait, which then rejects.
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
