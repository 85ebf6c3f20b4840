import { invoiceInScope, invoiceRow, listedInvoices } from '#modules/billing/invoices/server/index.ts';
import type { Found } from '../rules/contract.ts';
import { MAX_RESULTS_PER_GROUP, QUERY_TIMEOUT_MS, type SearchQuery } from './search-query.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

/**
 * Finds invoices for the global search within the user's data scope, by number: `INV-2026-00040`, `inv 2026 40`, or
 * the beginning of a number.
 */
export async function findInvoices({ db, actor, at, text }: SearchQuery): Promise<Found['Invoices']> {
  const number = invoiceNumber(text);
  if (number === null) return [];
  const rows = await withStatementTimeout(db, QUERY_TIMEOUT_MS, (tx) =>
    listedInvoices(
      tx
        .selectFrom('Invoice')
        .where(invoiceInScope(actor))
        .where((eb) =>
          eb.or([eb('InvoiceNo', '=', number.whole), eb('InvoiceNo', 'like', `${number.beginning}%`)]),
        )
        .orderBy('Invoice.InvoiceNo')
        .limit(MAX_RESULTS_PER_GROUP),
    ).execute(),
  );
  return Promise.all((rows ?? []).map((row) => invoiceRow(db, row, at)));
}

/** Digits of the serial number of an invoice. */
const SERIAL_DIGITS = 5;

/** The number that a text may mean, without dashes and leading zeros, and its beginning; null if it is none. */
function invoiceNumber(text: string): { whole: string; beginning: string } | null {
  const [, year, serial = ''] = /^inv[\s./-]*(20\d{2})[\s./-]*(\d{0,5})$/.exec(text) ?? [];
  if (year === undefined) return null;
  return {
    whole: `INV-${year}-${serial.padStart(SERIAL_DIGITS, '0')}`,
    beginning: `INV-${year}-${serial}`,
  };
}
