import { hongKongDate } from '@assay/shared/format/dates.ts';
import { localizedText } from '@assay/shared/format/localized-text.ts';
import { invoiceRoutes } from '@assay/shared/payment/contract.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import { inBatches } from '../../account/export/in-batches.ts';
import type { ListAsked } from '../../account/export/lists.ts';
import { matchingInvoices } from '../invoice-list.ts';
import { invoiceRow, withSubject } from '../invoice-row.ts';

const BATCH = 500;

const ROLES = ['FINANCE', 'ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'BUSINESS'] as const;

/** The list of invoices, in the caller's scope and with its filters, the newest first. */
export const exportedInvoices = {
  roles: ROLES,
  query: invoiceRoutes.list.query,
  file: 'invoices',
  heads: [
    'EXPORT_INVOICE_NO',
    'EXPORT_ORGANISATION',
    'EXPORT_ABOUT',
    'EXPORT_SERVICE',
    'EXPORT_STATUS',
    'EXPORT_ISSUED',
    'EXPORT_DUE',
    'EXPORT_AMOUNT',
    'EXPORT_PAID',
    'EXPORT_REFUNDED',
    'EXPORT_PAID_ON',
    'EXPORT_METHOD',
    'EXPORT_TRANSACTION',
  ],
  rows: (asked: ListAsked) => inBatches(batch, asked),
} as const;

async function batch({ db, actor, filters, language, at, before }: ListAsked & { before: number | null }) {
  const found = matchingInvoices(db, actor, invoiceRoutes.list.query.parse(filters), hongKongDate(at));
  const records = await withSubject(found)
    .$if(before !== null, (older) => older.where('Invoice.Id', '<', before ?? 0))
    .orderBy('Invoice.Id', 'desc')
    .limit(BATCH)
    .execute();
  return Promise.all(
    records.map(async (record) => {
      const row = await invoiceRow(db, record, at);
      const method = row.IsOnline ? 'FINANCE_METHOD_CARD' : row.PaymentMethod && `PAY_${row.PaymentMethod}`;
      return {
        Id: record.Id,
        cells: [
          row.InvoiceNo,
          localizedText(row.OrgName, language),
          row.About.No,
          localizedText(row.About.ServiceName, language),
          translate(`INVOICE_STATUS_${row.Status}`, language),
          hongKongDate(record.CreatedAt),
          row.DueOn,
          { Cents: row.AmountCents },
          { Cents: row.PaidCents },
          { Cents: row.RefundedCents },
          record.PaidAt && hongKongDate(record.PaidAt),
          method && translate(method, language),
          record.TransactionNo,
        ],
      };
    }),
  );
}
