import { invoiceList } from '#modules/billing/invoices/rules/index.ts';
import {
  type InvoiceRecord,
  invoiceRow,
  matchingInvoices,
  sortedInvoices,
  withSubject,
} from '#modules/billing/invoices/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';

/**
 * Defines the spreadsheet export of the invoice list: its columns, and the invoices in the caller's scope
 * with the list's filters and sort order.
 */
export const exportedInvoices = exportOf(invoiceList, {
  file: 'invoices',
  count: (request, most) => countUpTo(request.db, matching(request).select('Invoice.Id'), most),
  rows,
});

const matching = ({ db, actor, filters, at }: ListRequest) =>
  matchingInvoices(db, actor, invoiceList.Query.parse(filters), hongKongDate(at));

async function* rows(request: ListRequest): AsyncGenerator<FileRow<typeof invoiceList>[]> {
  const query = invoiceList.Query.parse(request.filters);
  for await (const batch of inCursor(request.db, withSubject(sortedInvoices(matching(request), query))))
    yield await Promise.all(batch.map((record) => fileRow(record, request)));
}

async function fileRow(
  record: InvoiceRecord,
  { db, language, at }: ListRequest,
): Promise<FileRow<typeof invoiceList>> {
  const row = await invoiceRow(db, record, at);
  const method = row.IsOnline ? 'FINANCE_METHOD_CARD' : row.PaymentMethod && `PAY_${row.PaymentMethod}`;
  return {
    no: row.InvoiceNo,
    org: row.OrgName,
    about: row.About.No,
    service: row.About.ServiceName,
    status: row.Status,
    issued: record.CreatedAt,
    due: row.DueOn,
    amount: row.AmountCents,
    received: row.PaidCents,
    refunded: row.RefundedCents,
    net: row.PaidCents - row.RefundedCents,
    paid: record.PaidAt,
    method: method && translate(method, language),
    transaction: record.TransactionNo,
  };
}
