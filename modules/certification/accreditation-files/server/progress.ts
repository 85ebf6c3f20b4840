/**
 * Writes the stage and percentage of an accreditation file to its row while it is generated, at most twice a
 * second; the requester's progress bar polls it.
 */
import type { Db } from '#platform/server/database/connect.ts';
import type { AccreditationFileStage } from '../rules/contract.ts';

/** Start and end of each stage in per cent. */
const SPANS: Readonly<Record<AccreditationFileStage, readonly [number, number]>> = {
  READ: [0, 10],
  CHECK: [10, 45],
  PRINT: [45, 60],
  PACK: [60, 99],
};
const PAUSE_MS = 500;

/** Writes the progress to the file's row, which users poll, at most twice a second. */
export function progressOf(db: Db, accreditationFileId: number) {
  let last = 0;
  const write = (Stage: AccreditationFileStage, share: number) => {
    const [from, to] = SPANS[Stage];
    last = Date.now();
    return db
      .updateTable('AccreditationFile')
      .set({ Stage, Progress: Math.round(from + (to - from) * Math.min(1, share)) })
      .where('Id', '=', accreditationFileId)
      .where('Status', '=', 'RUNNING')
      .execute();
  };
  return {
    startStage: async (stage: AccreditationFileStage): Promise<void> => {
      await write(stage, 0);
    },
    /** Returns a byte counter for one stage. */
    of: (stage: AccreditationFileStage, total: number) => {
      let done = 0;
      return async (bytes: number): Promise<void> => {
        done += bytes;
        if (Date.now() - last >= PAUSE_MS) await write(stage, total === 0 ? 1 : done / total);
      };
    },
  };
}
