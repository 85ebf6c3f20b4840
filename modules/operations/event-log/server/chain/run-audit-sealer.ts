import { setTimeout as wait } from 'node:timers/promises';
import type { SealedRow } from '#platform/server/audit/log-sealed-rows.ts';
import { sealRows } from '#platform/server/audit/seal-rows.ts';
import { writeRepeats } from '#platform/server/audit/write-repeats.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** A row is in the chain about a second after it was written. */
const PAUSE_MS = 1_000;
const REPEATS_MS = 60_000;

/** Seals as long as the process lives; every process with a worker does, and the first one at it wins. */
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
