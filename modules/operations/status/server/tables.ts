/** Database tables of the status module: checker runs, alerts and backup runs. */
import type { Generated } from 'kysely';
import type { Defaulted, Id, Immutable, Moment } from '#platform/server/database/columns.ts';
import type { CheckerName } from '../rules/checkers.ts';

/** A finding as stored in a run's row. */
type StoredFinding = { Check: string; About: string; Expected: string; Found: string };

type UpkeepTables = {
  /** Completed backups. */
  BackupRun: {
    Id: Id;
    SnapshotAt: Immutable<Date>;
    FinishedAt: Moment;
    Rows: Immutable<number>;
    Files: Immutable<number>;
    Bytes: Immutable<number>;
    IsEncrypted: Immutable<boolean>;
    IsComplete: Immutable<boolean>;
    ManifestSha256: Immutable<string>;
  };
  CheckerRun: {
    Id: Id;
    Checker: CheckerName;
    StartedAt: Moment;
    FinishedAt: Generated<Date | null>;
    Checked: Generated<number>;
    Found: Generated<number>;
    Counts: Defaulted<Record<string, number>>;
    Findings: Defaulted<StoredFinding[]>;
    Error: Generated<string | null>;
    Position: Generated<string | null>;
  };
  CheckerAlert: { Checker: CheckerName; Cause: string; Since: Immutable<Date>; NotifiedAt: Date };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends UpkeepTables {}
}
