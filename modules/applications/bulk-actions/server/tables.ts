/** Database tables of bulk jobs and their items. */
import type { Generated, Selectable } from 'kysely';
import type { Params } from '#platform/common/i18n/texts.ts';
import type { ReasonParams } from '#platform/common/workflow/types.ts';
import type { Defaulted, Id, Json } from '#platform/server/database/columns.ts';
import type { BulkKind } from '../rules/kinds.ts';

/** Reasons of a refusal as codes, translated into the reader's language on display. */
export type BulkReason = {
  Code: string;
  Field?: string;
  Params?: Params;
  /** Statuses supplied by the workflow table with its reason. */
  Statuses?: readonly string[];
  Texts?: ReasonParams;
};

export type BulkTables = {
  BulkJob: {
    Id: Id;
    JobKey: string;
    AccountId: number;
    Kind: BulkKind;
    Input: Json<Record<string, unknown>>;
    Total: number;
    CreatedAt: Date;
    StoppedAt: Generated<Date | null>;
    FinishedAt: Generated<Date | null>;
  };
  BulkItem: {
    Id: Id;
    BulkJobId: number;
    Position: number;
    ApplicationKey: string;
    Status: Generated<'WAITING' | 'DONE' | 'REFUSED' | 'STOPPED'>;
    Code: Generated<string | null>;
    Reasons: Defaulted<BulkReason[]>;
    DocumentId: Generated<number | null>;
    At: Generated<Date | null>;
  };
};

export type BulkJob = Selectable<BulkTables['BulkJob']>;

declare module '#platform/server/database/tables.ts' {
  interface Tables extends BulkTables {}
}
