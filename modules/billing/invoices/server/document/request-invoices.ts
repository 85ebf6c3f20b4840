/**
 * Issues the one-time download address of invoices as PDF or ZIP (mode GENERATE_INVOICE of the
 * specification); refuses all if any invoice is missing or outside the caller's scope.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import { hasReceipt } from '../../rules/balance-of.ts';
import type { invoiceDocumentRoute } from '../../rules/document-contract.ts';
import type { InvoiceStatus } from '../../rules/statuses.ts';
import { invoiceInScope } from '../invoice-scope.ts';
import { documentAddress } from './document-address.ts';

/**
 * Returns the download address of invoices (mode GENERATE_INVOICE of the specification). If any invoice is
 * missing or outside the caller's scope, the whole request is refused.
 */
export async function requestInvoices(
  context: Context<typeof invoiceDocumentRoute>,
): Promise<{ Url: string }> {
  const { db, actor, body } = context;
  const keys = [...new Set(body.InvoiceKeys)];
  const seen = await visibleInvoices(db, actor, keys);
  if (seen.length < keys.length) return fail('ERR_NOT_FOUND');
  if (body.As === 'RECEIPT' && (seen.length > 1 || !seen.every(hasReceipt)))
    return failField('As', 'FIELD_NO_RECEIPT');
  const language: Language = body.Language ?? context.language;
  const subject = { InvoiceKeys: keys.join(','), As: body.As, Language: language };
  return documentAddress(await issueTicket(db, context, 'INVOICE_PAPERS', subject));
}

/** Returns ids and numbers of the requested invoices in the user's scope, in the requested order. */
export async function visibleInvoices(
  db: Queries,
  actor: SignedIn,
  keys: readonly string[],
): Promise<{ Id: number; InvoiceNo: string; Status: InvoiceStatus; PaidCents: number }[]> {
  const rows = await db
    .selectFrom('Invoice')
    .select(['Invoice.Id', 'InvoiceNo', 'InvoiceKey', 'Invoice.Status', 'PaidCents'])
    .where('InvoiceKey', 'in', [...keys])
    .where(invoiceInScope(actor))
    .execute();
  return keys.flatMap((key) => rows.filter((row) => row.InvoiceKey === key));
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    INVOICE_PAPERS: { InvoiceKeys: string; As: string; Language: string };
  }
}
