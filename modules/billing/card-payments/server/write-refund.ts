/**
 * The only code that changes the status of a card refund. The caller has locked its payment, and reports the change to the
 * invoice.
 */
import type { Selectable, Updateable } from 'kysely';
import type { RefundStatus } from '#modules/billing/invoices/rules/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';

export type RefundRow = Selectable<Tables['Refund']>;
type RefundColumns = Omit<Updateable<Tables['Refund']>, 'Status'>;

/**
 * Writes the status of a refund with the columns that change together with it; returns the changed row. Undefined: the
 * refund is in none of the statuses `from` any more.
 */
export const writeRefund = (
  tx: Tx,
  { id, from }: { id: number; from: readonly RefundStatus[] },
  Status: RefundStatus,
  columns: RefundColumns,
): Promise<RefundRow | undefined> =>
  tx
    .updateTable('Refund')
    .set({ ...columns, Status })
    .where('Id', '=', id)
    .where('Status', 'in', from)
    .where(announceStatus('refund', Status))
    .returningAll()
    .executeTakeFirst();
