import type { Generated } from 'kysely';
import type { Defaulted, Id, Kept, Moment } from '#platform/server/database/columns.ts';
import type { CheckerName } from '../rules/checkers.ts';

/** What a checker found, as its row keeps it. */
type KeptFinding = { Check: string; About: string; Expected: string; Found: string };

type UpkeepTables = {
  /** Backups that were made. */
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
  CheckerRun: {
    Id: Id;
    Checker: CheckerName;
    StartedAt: Moment;
    FinishedAt: Generated<Date | null>;
    Looked: Generated<number>;
    Found: Generated<number>;
    Counts: Defaulted<Record<string, number>>;
    Findings: Defaulted<KeptFinding[]>;
    Error: Generated<string | null>;
    Position: Generated<string | null>;
  };
  CheckerAlert: { Checker: CheckerName; Cause: string; Since: Kept<Date>; ToldAt: Date };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends UpkeepTables {}
}
