import type { ColumnType } from 'kysely';
import type { LogEvent } from '#platform/common/log-events.ts';
import type { Id, Kept, KeptDefault } from '../database/columns.ts';

/** The event log, and the chain that holds it together. */
type AuditTables = {
  Audit: {
    Id: Id;
    At: Kept<Date | undefined>;
    AccountId: Kept<number | null>;
    /** Only a declared name is written; rows outlive the code that wrote them. */
    Event: ColumnType<string, LogEvent, never>;
    Object: Kept<string | null>;
    Address: Kept<string | null>;
    Detail: Kept<Record<string, unknown> | null>;
    /** Where a session is known. */
    SessionId: KeptDefault<number | null>;
    /** What the program called itself, shortened. */
    Agent: KeptDefault<string | null>;
  };
  AuditSeal: {
    /** 1, 2, 3 …, without gaps. */
    No: Kept<number>;
    AuditId: Kept<number>;
    At: Kept<Date>;
    IsBehind: Kept<boolean>;
    Hash: Kept<Buffer>;
  };
  AuditUnsealed: { AuditId: number };
  AuditRepeat: {
    AccountId: number;
    Event: LogEvent;
    Object: string;
    BeganAt: Date;
    LastAt: Date;
    Times: number;
    Address: string | null;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends AuditTables {}
}
