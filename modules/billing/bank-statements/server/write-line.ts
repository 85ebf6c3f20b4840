/** The only code that changes the status of a bank statement line. The caller has locked the line. */
import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { BankLineStatus } from '../rules/statuses.ts';

type LineColumns = Omit<Updateable<Tables['BankLine']>, 'Status'>;

/** Writes the status of a line with the columns that change together with it; returns the changed row. */
export const writeLine = (
  tx: Tx,
  id: number,
  Status: BankLineStatus,
  columns: LineColumns,
): Promise<Selectable<Tables['BankLine']>> =>
  tx
    .updateTable('BankLine')
    .set({ ...columns, Status })
    .where('Id', '=', id)
    .where(announceStatus('bank_line', Status))
    .returningAll()
    .executeTakeFirstOrThrow();
