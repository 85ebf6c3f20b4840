/**
 * Issues the download address of a refund note and generates its PDF, for any completed refund on the
 * caller's statement of account.
 */
import { sql } from 'kysely';
import { type Language, languageOf } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import type { refundNoteRoute } from '../../rules/document-contract.ts';
import { accountInScope } from '../invoice-scope.ts';
import { type RefundName, refundDocument } from '../refund-document.ts';
import { documentAddress } from './document-address.ts';
import { letterhead } from './letterhead.ts';
import { loadInvoiceDocuments } from './load-invoice-documents.ts';
import type { MadeFile } from './made-file.ts';
import { invoiceFile } from './make-invoices.ts';
import { printInvoices } from './print-invoices.ts';

type Found = { InvoiceId: number; InvoiceNo: string; Name: RefundName };

/** Returns the download address of a refund note, for any refund on the caller's statement of account. */
export async function requestRefundNote(context: Context<typeof refundNoteRoute>): Promise<{ Url: string }> {
  const { db, actor, body } = context;
  const found = await refundInScope(db, actor, body.RefundKey);
  if (!found || !(await refundDocument(db, found.Name))) return fail('ERR_NOT_FOUND');
  const language: Language = body.Language ?? context.language;
  const subject = { RefundKey: body.RefundKey, Language: language };
  return documentAddress(await issueTicket(db, context, 'REFUND_NOTE', subject));
}

/** Generates the note; null if the requester may no longer have it. */
export async function makeRefundNote(
  portal: Portal,
  { actor, query }: { actor: SignedIn; query: Readonly<Record<string, string>> },
): Promise<{ file: MadeFile; InvoiceNo: string } | null> {
  const found = await refundInScope(portal.db, actor, query.RefundKey ?? '');
  const Refund = found && (await refundDocument(portal.db, found.Name));
  const [Paper] = found ? await loadInvoiceDocuments(portal.db, [found.InvoiceId]) : [];
  if (!found || !Refund || !Paper) return null;
  const printed = await printInvoices(
    [{ Data: Paper, Variant: { Kind: 'REFUND', Refund } }],
    await letterhead(portal),
    languageOf(query.Language),
  );
  const Name = `refund-${invoiceFile(found.InvoiceNo)}`;
  return {
    file: { Name, Type: 'application/pdf', Bytes: Buffer.from(printed) },
    InvoiceNo: found.InvoiceNo,
  };
}

/** Finds an online or offline refund by its key, if its invoice is on the caller's account. */
async function refundInScope(db: Queries, actor: SignedIn, key: string): Promise<Found | null> {
  const row = await db
    .selectFrom('Invoice')
    .innerJoin(
      sql<{ InvoiceId: number; RefundId: number | null; OfflineRefundId: number | null }>`(
        select payment.invoice_id, refund.id as refund_id, null::bigint as offline_refund_id
        from refund join payment on payment.id = refund.payment_id where refund_key = ${key}
        union all
        select invoice_id, null, id from offline_refund where refund_key = ${key})`.as('Returned'),
      (join) => join.onRef('Returned.InvoiceId', '=', 'Invoice.Id'),
    )
    .select(['Invoice.Id', 'Invoice.InvoiceNo', 'Returned.RefundId', 'Returned.OfflineRefundId'])
    .where(accountInScope(actor))
    .executeTakeFirst();
  if (!row) return null;
  const { Id: InvoiceId, InvoiceNo, RefundId, OfflineRefundId } = row;
  const Name = RefundId === null ? { OfflineRefundId: Number(OfflineRefundId) } : { RefundId };
  return { InvoiceId, InvoiceNo, Name };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    REFUND_NOTE: { RefundKey: string; Language: string };
  }
}
