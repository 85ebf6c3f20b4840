import { invoiceRoutes } from '#modules/billing/invoices/rules/index.ts';
import {
  type InvoiceRecord,
  invoiceRow,
  matchingInvoices,
  sortedInvoices,
  withSubject,
} from '#modules/billing/invoices/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { type Cells, dayCell } from '#platform/server/tables/cells.ts';

/**
 * Defines the spreadsheet export of the invoice list: its columns, and the invoices in the caller's scope
 * with the list's filters and sort order.
 */
export const exportedInvoices = {
  query: invoiceRoutes.list.query,
  filters: filterValues(invoiceRoutes.list.query)({
    Status: { texts: 'INVOICE_STATUS_' },
    IsOverdue: 'flag',
    OverdueDays: 'age',
    OrganisationKey: 'organisation',
    From: 'day',
    To: 'day',
    PaidFrom: 'day',
    PaidTo: 'day',
    DueFrom: 'day',
    DueTo: 'day',
  }),
  file: 'invoices',
  columns: [
    ['no', 'EXPORT_INVOICE_NO'],
    ['org', 'EXPORT_ORGANISATION'],
    ['about', 'EXPORT_ABOUT'],
    ['about', 'EXPORT_SERVICE'],
    ['status', 'EXPORT_STATUS'],
    ['issued', 'EXPORT_ISSUED'],
    ['due', 'EXPORT_DUE'],
    ['amount', 'EXPORT_AMOUNT'],
    ['received', 'EXPORT_PAID'],
    ['refunded', 'EXPORT_REFUNDED'],
    ['paid', 'EXPORT_PAID_ON'],
    ['method', 'EXPORT_METHOD'],
    ['transaction', 'EXPORT_TRANSACTION'],
  ],
  count: (request, most) => countUpTo(request.db, matching(request).select('Invoice.Id'), most),
  rows,
} as const satisfies ExportedList;

const matching = ({ db, actor, filters, at }: ListRequest) =>
  matchingInvoices(db, actor, invoiceRoutes.list.query.parse(filters), hongKongDate(at));

async function* rows(request: ListRequest): AsyncGenerator<Cells[]> {
  const query = invoiceRoutes.list.query.parse(request.filters);
  for await (const batch of inCursor(request.db, withSubject(sortedInvoices(matching(request), query))))
    yield await Promise.all(batch.map((record) => cellsOf(record, request)));
}

async function cellsOf(record: InvoiceRecord, { db, language, at }: ListRequest): Promise<Cells> {
  const row = await invoiceRow(db, record, at);
  const method = row.IsOnline ? 'FINANCE_METHOD_CARD' : row.PaymentMethod && `PAY_${row.PaymentMethod}`;
  return [
    row.InvoiceNo,
    localizedText(row.OrgName, language),
    row.About.No,
    localizedText(row.About.ServiceName, language),
    translate(`INVOICE_STATUS_${row.Status}`, language),
    dayCell(hongKongDate(record.CreatedAt)),
    dayCell(row.DueOn),
    { Cents: row.AmountCents },
    { Cents: row.PaidCents },
    { Cents: row.RefundedCents },
    dayCell(record.PaidAt && hongKongDate(record.PaidAt)),
    method && translate(method, language),
    record.TransactionNo,
  ];
}
