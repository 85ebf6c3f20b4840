import type { Db } from '#platform/server/database/connect.ts';
import type { AccreditationFileStage } from '../rules/contract.ts';

/** Where each stage begins and ends, of 100. */
const SPANS: Readonly<Record<AccreditationFileStage, readonly [number, number]>> = {
  READ: [0, 10],
  CHECK: [10, 45],
  PRINT: [45, 60],
  PACK: [60, 99],
};
const PAUSE_MS = 500;

/** Reports the progress of a file: a row that is read by polling, so it is written twice a second at most. */
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
    /** A counter of bytes for one stage. */
    of: (stage: AccreditationFileStage, total: number) => {
      let done = 0;
      return async (bytes: number): Promise<void> => {
        done += bytes;
        if (Date.now() - last >= PAUSE_MS) await write(stage, total === 0 ? 1 : done / total);
      };
    },
  };
}
