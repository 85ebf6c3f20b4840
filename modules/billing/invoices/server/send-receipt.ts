import { noticeTemplate } from '#modules/messaging/email-templates/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { hasReceipt } from '../rules/balance-of.ts';
import type { InvoiceDocumentData } from './document/document-types.ts';
import { loadInvoiceDocuments } from './document/load-invoice-documents.ts';
import { withBillingContact } from './receipt/billing-contact.ts';
import { emailDocument } from './receipt/email-document.ts';
import { payerPath, STATEMENT_PATH } from './receipt/invoice-path.ts';
import { payers } from './receipt/payers.ts';
import { type RefundName, refundDocument } from './refund-document.ts';

type Task = { InvoiceId: number; RefundId?: number; OfflineRefundId?: number };

/**
 * Task `payment.receipt`: emails the receipt of a paid invoice to the clients and the billing email, or one
 * refund's note to the clients; nothing if it no longer applies, and one receipt per payment.
 */
export async function sendReceipt(
  portal: Portal,
  { InvoiceId, RefundId, OfflineRefundId }: Task,
): Promise<void> {
  const { db } = portal;
  const invoice = await db
    .selectFrom('Invoice')
    .select(['OrganisationId', 'IsOnline'])
    .where('Id', '=', InvoiceId)
    .executeTakeFirst();
  const [paper] = await loadInvoiceDocuments(db, [InvoiceId]);
  if (!invoice || !paper) return;
  const content =
    RefundId !== undefined
      ? await refundNote(db, { RefundId })
      : OfflineRefundId !== undefined
        ? await refundNote(db, { OfflineRefundId })
        : receiptOf(paper);
  if (!content) return;
  const { kind, which, amountCents, cause } = content;
  const organisationId = invoice.OrganisationId;
  const clients = await payers(db, { organisationId, kind }, ['EACH']);
  const path = await payerPath(db, InvoiceId);
  const isStatement = path === STATEMENT_PATH;
  const template = {
    ...noticeTemplate(kind),
    ...(isStatement && { Button: 'MAIL_OPEN_STATEMENT' as const }),
  };
  await emailDocument(portal, {
    ...{ document: paper, variant: which, amountCents },
    template,
    path,
    recipients: kind === 'PAID' ? await withBillingContact(db, organisationId, clients) : clients,
    cause: `${cause}:${InvoiceId}`,
  });
}

/**
 * Whether the invoice is currently paid, with the receipt's identity: another payment, or another date of
 * it, is another receipt.
 */
function receiptOf({ Status, PaidCents, PaidOn, TransactionNo }: InvoiceDocumentData) {
  if (!hasReceipt({ Status, PaidCents })) return null;
  return {
    kind: 'PAID' as const,
    which: { Kind: 'RECEIPT' as const },
    amountCents: PaidCents,
    cause: `receipt:${PaidOn}:${TransactionNo ?? ''}`,
  };
}

async function refundNote(db: Queries, name: RefundName) {
  const Refund = await refundDocument(db, name);
  if (!Refund) return null;
  const [kind, cause] =
    'RefundId' in name
      ? [Refund.Kind === 'VOID' ? ('VOIDED' as const) : ('REFUNDED' as const), `refund:${name.RefundId}`]
      : ['REFUNDED_OFFLINE' as const, `offline-refund:${name.OfflineRefundId}`];
  return {
    ...{ kind, cause, which: { Kind: 'REFUND' as const, Refund }, amountCents: Refund.AmountCents },
  };
}
