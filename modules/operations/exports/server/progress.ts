import type { Db } from '#platform/server/database/connect.ts';
import { ExportInterrupted } from './export-interrupted.ts';
import type { RunningExport } from './running-export.ts';

const PAUSE_MS = 1_000;

export type Progress = ReturnType<typeof progressOf>;

/**
 * Saves the progress of a running export for its user, at most once a second and outside the export's
 * snapshot; aborts the run if it was cancelled or another run has claimed the export.
 */
export function progressOf(db: Db, { Id, StorageKey }: RunningExport) {
  let last = Date.now();
  const write = async (progress: { Done?: number; Total?: number }): Promise<void> => {
    last = Date.now();
    const mine = await db
      .updateTable('Export')
      .set(progress)
      .where('Id', '=', Id)
      .where('State', '=', 'RUNNING')
      .where('StorageKey', '=', StorageKey)
      .returning('Id')
      .executeTakeFirst();
    if (!mine) throw new ExportInterrupted();
  };
  return {
    total: (Total: number): Promise<void> => write({ Total, Done: 0 }),
    done: async (Done: number): Promise<void> => {
      if (Date.now() - last >= PAUSE_MS) await write({ Done });
    },
  };
}
