import type { Id, Kept, Moment } from './columns.ts';

/** Backups that were made. */
export type UpkeepTables = {
  BackupRun: {
    Id: Id;
    CutAt: Kept<Date>;
    FinishedAt: Moment;
    Rows: Kept<number>;
    Files: Kept<number>;
    Bytes: Kept<number>;
    IsEncrypted: Kept<boolean>;
    IsWhole: Kept<boolean>;
    ManifestSha256: Kept<string>;
  };
};
