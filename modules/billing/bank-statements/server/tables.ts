import type { Generated } from 'kysely';
import type { Id, Moment } from '#platform/server/database/columns.ts';
import type { BankLineStatus } from '../rules/statuses.ts';

/** Database tables of imported bank statements and their lines. Amounts are in HKD cents. */
export type BankStatementTables = {
  BankStatement: {
    Id: Id;
    StatementKey: string;
    FileName: string;
    Sha256: string;
    AccountId: number;
    At: Moment;
    LineCount: number;
  };
  BankLine: {
    Id: Id;
    LineKey: string;
    StatementId: number;
    Position: number;
    BookedOn: string;
    AmountCents: number;
    Reference: string;
    Payer: Generated<string>;
    BankNo: Generated<string>;
    Fingerprint: string;
    Status: BankLineStatus;
    InvoiceId: number | null;
    Reasons: Generated<string[]>;
    DecidedById: Generated<number | null>;
    DecidedAt: Generated<Date | null>;
    /** Why it was ignored. */
    Remark: Generated<string | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends BankStatementTables {}
}
