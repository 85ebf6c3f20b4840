import { hongKongDate } from '@assay/shared/format/dates.ts';
import { localizedText } from '@assay/shared/format/localized-text.ts';
import { movementQuery } from '@assay/shared/payment/overview-contract.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import { inBatches } from '../../account/export/in-batches.ts';
import type { ListAsked } from '../../account/export/lists.ts';
import { type Below, findMovements } from './find-movements.ts';
import { movementRows } from './movement-rows.ts';

const BATCH = 500;
const FINANCE = ['FINANCE', 'ADMIN', 'SUB_ADMIN'] as const;

/** Money in and out with the filters of its list, the newest first. */
export const exportedMovements = {
  roles: FINANCE,
  query: movementQuery,
  file: 'money',
  heads: [
    'MOVEMENT_AT',
    'MOVEMENT_KIND',
    'MOVEMENT_INVOICE',
    'MOVEMENT_ORG',
    'MOVEMENT_METHOD',
    'MOVEMENT_REFERENCE',
    'MOVEMENT_AMOUNT',
  ],
  rows: (asked: ListAsked) => inBatches(batch, asked),
} as const;

async function batch({ db, filters, language, before }: ListAsked & { before: Below | null }) {
  const rows = await movementRows(db, findMovements(movementQuery.parse(filters), BATCH, before));
  return rows.map((row) => ({
    Id: row.Below,
    cells: [
      hongKongDate(new Date(row.At)),
      translate(
        row.IsSurplus && row.Kind === 'ONLINE' ? 'MOVEMENT_SURPLUS' : `MOVEMENT_KIND_${row.Kind}`,
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
