import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inBatches } from '#platform/server/lists/in-batches.ts';
import { dayCell } from '#platform/server/tables/cells.ts';
import { movementQuery } from '../rules/contract.ts';
import { type Cursor, findMovements } from './find-movements.ts';
import { movementRows } from './movement-rows.ts';

const BATCH = 500;

/**
 * Defines the spreadsheet export of finance's list of payments and refunds: its columns, and the rows that
 * match the list's filters, newest first.
 */
export const exportedMovements = {
  query: movementQuery,
  filters: filterValues(movementQuery)({
    Period: 'month',
    Kind: { texts: 'MOVEMENT_KIND_' },
    Method: { texts: 'PAY_', otherwise: 'FINANCE_METHOD_' },
    From: 'day',
    To: 'day',
  }),
  file: 'money',
  columns: [
    ['at', 'MOVEMENT_AT'],
    ['kind', 'MOVEMENT_KIND'],
    ['invoice', 'MOVEMENT_INVOICE'],
    ['org', 'MOVEMENT_ORG'],
    ['method', 'MOVEMENT_METHOD'],
    ['reference', 'MOVEMENT_REFERENCE'],
    ['amount', 'MOVEMENT_AMOUNT'],
  ],
  count: async ({ db, filters }, most) => {
    const { rows } = await sql<{ Counted: number }>`
      select count(*) as counted from (${findMovements(movementQuery.parse(filters), most)}) as found`.execute(
      db,
    );
    return rows[0]?.Counted ?? 0;
  },
  rows: (request) => inBatches(batch, request),
} as const satisfies ExportedList;

async function batch({ db, filters, language, before }: ListRequest & { before: Cursor | null }) {
  const rows = await movementRows(db, findMovements(movementQuery.parse(filters), BATCH, before));
  return rows.map((row) => ({
    Id: row.Below,
    cells: [
      dayCell(hongKongDate(new Date(row.At))),
      translate(
        row.IsOverpayment && row.Kind === 'ONLINE' ? 'MOVEMENT_OVERPAYMENT' : `MOVEMENT_KIND_${row.Kind}`,
        language,
      ),
      row.InvoiceNo,
      localizedText(row.OrgName, language),
      translate(row.Method === 'CARD' ? 'FINANCE_METHOD_CARD' : `PAY_${row.Method ?? 'OTHER'}`, language),
      row.Reference,
      { Cents: row.AmountCents },
    ],
  }));
}
