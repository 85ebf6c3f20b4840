import type { ColumnType } from 'kysely';
import type { LogEvent } from '#platform/common/log-events.ts';
import type { Id, Immutable, ImmutableDefault } from '../database/columns.ts';

/** Row types of the event log and its hash chain. */
type AuditTables = {
  Audit: {
    Id: Id;
    At: Immutable<Date | undefined>;
    AccountId: Immutable<number | null>;
    /** Only declared names can be written; rows remain after the code that wrote them is removed. */
    Event: ColumnType<string, LogEvent, never>;
    Object: Immutable<string | null>;
    Address: Immutable<string | null>;
    Detail: Immutable<Record<string, unknown> | null>;
    /** Null if no session is known. */
    SessionId: ImmutableDefault<number | null>;
    /** User agent of the client, shortened. */
    Agent: ImmutableDefault<string | null>;
  };
  AuditSeal: {
    /** 1, 2, 3 …, without gaps. */
    No: Immutable<number>;
    AuditId: Immutable<number>;
    At: Immutable<Date>;
    IsBehind: Immutable<boolean>;
    Hash: Immutable<Buffer>;
  };
  AuditUnsealed: { AuditId: number };
  AuditRepeat: {
    AccountId: number;
    Event: LogEvent;
    Object: string;
    StartedAt: Date;
    LastAt: Date;
    Times: number;
    Address: string | null;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends AuditTables {}
}
