import { sql } from 'kysely';
import { translate } from '#platform/common/i18n/texts.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inBatches } from '#platform/server/lists/in-batches.ts';
import { isExcess, movementList } from '../rules/movement-list.ts';
import { type Cursor, findMovements } from './find-movements.ts';
import { movementRows } from './movement-rows.ts';

const BATCH = 500;

/**
 * Defines the spreadsheet export of finance's list of payments and refunds: its columns, and the rows that
 * match the list's filters, newest first.
 */
export const exportedMovements = exportOf(movementList, {
  file: 'money',
  count: async ({ db, filters }, most) => {
    const { rows } = await sql<{ Counted: number }>`
      select count(*) as counted from (${findMovements(movementList.Query.parse(filters), most)}) as found`.execute(
      db,
    );
    return rows[0]?.Counted ?? 0;
  },
  rows: (request) => inBatches(batch, request),
});

async function batch({ db, filters, language, before }: ListRequest & { before: Cursor | null }) {
  const rows = await movementRows(db, findMovements(movementList.Query.parse(filters), BATCH, before));
  return rows.map((row) => ({
    Id: row.Below,
    row: {
      at: row.At,
      kind: translate(isExcess(row) ? 'MOVEMENT_OVERPAYMENT' : `MOVEMENT_KIND_${row.Kind}`, language),
      invoice: row.InvoiceNo,
      org: row.OrgName,
      method: row.Method ?? 'OTHER',
      reference: row.Reference,
      amount: row.AmountCents,
      received: Math.max(row.AmountCents, 0),
      refunded: Math.max(-row.AmountCents, 0),
    },
  }));
}
