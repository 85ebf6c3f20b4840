/** The only code that changes a nonconformity. The caller has locked it and decided by the workflow. */
import type { Insertable, Updateable } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { ResultChange } from '../rules/facts.ts';
import { IS_CHANGE_NOTIFIED } from '../rules/notified-changes.ts';
import { isOpen, type NonconformityStatus } from '../rules/statuses.ts';
import type { NonconformityAction, NonconformityMove } from '../rules/workflow.ts';

type Row = { Id: number; Status: NonconformityStatus; Version: number; DueOn: string | null };

/** What is recorded in its history with the change. */
export type HistoryInput = {
  Action: NonconformityAction | NonconformityMove;
  /** Null: the portal. */
  AccountId: number | null;
  AsRole?: Role | null;
  Remark?: string | null;
  Attachment?: string[];
  Method?: string | null;
  IsOverride?: boolean;
  ResultChange?: ResultChange | null;
  at: Date;
};

type Change = {
  /** A quiet portal notifies no one. */
  portal: Pick<Portal, 'isQuiet'>;
  Status: NonconformityStatus;
  columns?: Omit<Updateable<Tables['Nonconformity']>, 'Status' | 'Version' | 'EscalatedAt'>;
  history: HistoryInput;
};

/** Writes the next version with its history entry, and queues the notification of the next person to act. */
export async function changeNonconformity(
  tx: Tx,
  row: Row,
  { portal, Status, columns = {}, history }: Change,
): Promise<void> {
  const Version = row.Version + 1;
  // The flag ends with the last open status, and a new due date starts a new period.
  const isEscalationOver = !isOpen(Status) || (columns.DueOn !== undefined && columns.DueOn !== row.DueOn);
  await tx
    .updateTable('Nonconformity')
    .set({ ...columns, ...(isEscalationOver && { EscalatedAt: null }), Status, Version })
    .where('Id', '=', row.Id)
    .where(announceStatus('nonconformity', Status))
    .execute();
  await tx
    .insertInto('NonconformityHistory')
    .values(historyRow(row, Status, history))
    .execute();
  if (!portal.isQuiet && IS_CHANGE_NOTIFIED[history.Action])
    await enqueue(
      tx,
      'nonconformity.notify',
      { NonconformityId: row.Id, Version },
      // A change soon after replaces the notification of this one.
      { jobKey: `nonconformity.notify ${row.Id}` },
    );
}

/** Marks an open one as escalated, with its history entry. The version stays, so that a response under way can be sent. */
export async function escalateNonconformity(tx: Tx, row: Row, at: Date): Promise<void> {
  await tx.updateTable('Nonconformity').set({ EscalatedAt: at }).where('Id', '=', row.Id).execute();
  await tx
    .insertInto('NonconformityHistory')
    .values(historyRow(row, row.Status, { Action: 'ESCALATE', AccountId: null, at }))
    .execute();
}

function historyRow(
  row: Row,
  ToStatus: NonconformityStatus,
  { at, ...history }: HistoryInput,
): Insertable<Tables['NonconformityHistory']> {
  return {
    NonconformityId: row.Id,
    Action: history.Action,
    FromStatus: row.Status,
    ToStatus,
    AccountId: history.AccountId,
    AsRole: history.AsRole ?? null,
    Remark: history.Remark || null,
    Attachment: history.Attachment ?? [],
    Method: history.Method ?? null,
    ResultChange: history.ResultChange ? json(history.ResultChange) : null,
    IsOverride: history.IsOverride ?? false,
    At: at,
  };
}
