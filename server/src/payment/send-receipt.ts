import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { Queries } from '../db/connect.ts';
import type { Portal } from '../http/context.ts';
import { noticeTemplate } from '../mail/templates.ts';
import type { InvoicePaper, RefundPaper } from './document/facts.ts';
import { loadPapers } from './document/load-papers.ts';
import { invoicePath } from './receipt/invoice-path.ts';
import { mailPaper } from './receipt/mail-paper.ts';
import { payers } from './receipt/payers.ts';

type Task = { InvoiceId: number; RefundId?: number };

/**
 * Task `payment.receipt`: the receipt of what is paid, or the note of one refund, to who pays. What is no longer true
 * when the task runs is not said; the same payment has one receipt, however often it is marked.
 */
export async function sendReceipt(portal: Portal, { InvoiceId, RefundId }: Task): Promise<void> {
  const { db } = portal;
  const invoice = await db
    .selectFrom('Invoice')
    .select(['OrganisationId', 'IsOnline'])
    .where('Id', '=', InvoiceId)
    .executeTakeFirst();
  const [paper] = await loadPapers(db, [InvoiceId]);
  if (!invoice || !paper) return;
  const said = RefundId === undefined ? receiptOf(paper) : await refundNote(db, RefundId);
  if (!said) return;
  const { kind, which, amountCents, cause } = said;
  await mailPaper(portal, {
    ...{ paper, which, amountCents },
    template: noticeTemplate(kind),
    path: await invoicePath(db, InvoiceId),
    people: await payers(db, { organisationId: invoice.OrganisationId, kind }, ['EACH']),
    cause: `${cause}:${InvoiceId}`,
  });
}

/** Paid, and not taken back since. Other money, or another day of it, is another receipt. */
function receiptOf({ Status, PaidCents, PaidOn, TransactionNo }: InvoicePaper) {
  const isPaid = Status === 'PAID' || Status === 'PART_REFUNDED' || Status === 'REFUNDED';
  if (!isPaid || PaidCents === 0) return null;
  return {
    kind: 'PAID' as const,
    which: { Kind: 'RECEIPT' as const },
    amountCents: PaidCents,
    cause: `receipt:${PaidOn}:${TransactionNo ?? ''}`,
  };
}

async function refundNote(db: Queries, refundId: number) {
  const row = await db
    .selectFrom('Refund')
    .select(['Kind', 'AmountCents', 'DoneAt', 'CreatedAt'])
    .where('Id', '=', refundId)
    .where('Status', '=', 'SUCCEEDED')
    .executeTakeFirst();
  if (!row) return null;
  const { Kind, AmountCents } = row;
  const Refund: RefundPaper = { Kind, AmountCents, On: hongKongDate(row.DoneAt ?? row.CreatedAt) };
  return {
    kind: Kind === 'VOID' ? ('VOIDED' as const) : ('REFUNDED' as const),
    which: { Kind: 'REFUND' as const, Refund },
    amountCents: AmountCents,
    cause: `refund:${refundId}`,
  };
}
