/**
 * Carries out each payment action on its invoice: sets status and columns, writes the history, queues
 * receipts and, for online payments and refunds, calls the card-payments module.
 */
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import { INVOICE_STATUS, type PaymentMethod } from '../rules/statuses.ts';
import type { INVOICE_TRANSITIONS } from '../rules/transitions.ts';
import { invoiceSettled, invoiceUnpaid } from './hooks.ts';
import { type InvoiceActionContext, type InvoiceEffect, momentOf } from './invoice-action-context.ts';
import { onlineEffects } from './online-effects.ts';
import { proofNo } from './proof-no.ts';
import { enqueueReceipt } from './receipt/enqueue-receipt.ts';
import { changeInvoice, type InvoiceColumns } from './write-invoice.ts';

/** Actions of users on an invoice; provider reports have separate names in the history. */
type UserAction = Exclude<keyof typeof INVOICE_TRANSITIONS, `PROVIDER_${string}`>;
type ActionResult = { AmountCents?: number; Data?: Record<string, unknown>; refundedCents?: number };

/** Changes the invoice by an action, and records the action's input in the history. */
function changeBy(
  job: InvoiceActionContext,
  transition: UserAction,
  columns: InvoiceColumns,
  { AmountCents, Data, refundedCents }: ActionResult = {},
): Promise<void> {
  const { tx, invoice, input, actor, asRole, at, isOver } = job;
  const event = {
    Event: transition,
    ...(AmountCents !== undefined && { AmountCents }),
    Remark: typeof input.Remark === 'string' ? input.Remark : null,
    Data: {
      ...Data,
      // Recorded per action, because it decides who may read these files, even after another proof has
      // replaced them.
      ...(Array.isArray(input.Attachment) && { Attachment: input.Attachment as string[] }),
    },
  };
  return changeInvoice(tx, invoice, {
    ...{ transition, columns, isOver, at, by: actedBy(actor, asRole), events: [event] },
    ...(refundedCents !== undefined && { refundedCents }),
  });
}

/**
 * Records a refund made outside a provider. No money is moved: the row records what the bank has paid out,
 * and the database refuses more than was paid.
 */
const refundOffline: InvoiceEffect = async (job) => {
  const { tx, invoice, input, actor, asRole, at } = job;
  requireStepUp(actor, at);
  const AmountCents = Number(input.AmountCents);
  const TransactionNo = String(input.TransactionNo).trim();
  const refund = await tx
    .insertInto('OfflineRefund')
    .values({
      RefundKey: newKey(),
      InvoiceId: invoice.Id,
      AmountCents,
      DoneAt: momentOf(job),
      TransactionNo,
      Reason: String(input.Remark).trim(),
      AccountId: actor.Id,
      AsRole: asRole,
      CreatedAt: at,
    })
    .returning(['Id', 'RefundKey'])
    .executeTakeFirstOrThrow();
  const refundedCents = invoice.RefundedCents + AmountCents;
  const Data = { TransactionNo, RefundKey: refund.RefundKey, RefundedOn: input.DateTime };
  await changeBy(job, 'REFUND_OFFLINE', {}, { AmountCents, Data, refundedCents });
  await enqueueReceipt(tx, job.portal, { InvoiceId: invoice.Id, OfflineRefundId: refund.Id });
};

const settled = ({ tx, invoice }: InvoiceActionContext) => invoiceSettled.run({ tx, invoiceId: invoice.Id });

const trimmedText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const payNow: InvoiceEffect = (job) => {
  const PaymentMethod = (job.input.PaymentMethod as PaymentMethod | undefined) ?? null;
  const TransactionNo = trimmedText(job.input.TransactionNo);
  const PayType = trimmedText(job.input.PayType);
  const columns: InvoiceColumns = {
    Proof: job.input.Attachment as string[],
    PaymentMethod,
    PayType,
    TransactionNo,
  };
  // A card payment replaces the number on the invoice; the history keeps that of the proof.
  return changeBy(job, 'PAY_NOW', columns, { Data: { PaymentMethod, PayType, TransactionNo } });
};

const paid: InvoiceEffect = async (job) => {
  const { Id } = job.invoice;
  // What a bank statement line brings above the invoice is an overpayment, which is recorded with the line.
  const AmountCents = Math.min(job.bankLineCents ?? job.invoice.AmountCents, job.invoice.AmountCents);
  await settled(job);
  const TransactionNo = trimmedText(job.input.TransactionNo) ?? job.invoice.TransactionNo;
  const columns = { PaidCents: AmountCents, PaidAt: momentOf(job), TransactionNo };
  await changeBy(job, 'PAID', columns, { AmountCents, Data: { TransactionNo } });
  await enqueueReceipt(job.tx, job.portal, { InvoiceId: Id });
};

/**
 * The proof is rejected and kept in the history; another one can be submitted, unless nothing is owed any
 * more.
 */
const proofRefused: InvoiceEffect = (job) => {
  const { Proof, PaymentMethod, PayType, TransactionNo } = job.invoice;
  const columns = { Proof: [], PaymentMethod: null, PayType: null, TransactionNo: null };
  return changeBy(job, 'PROOF_REFUSED', columns, { Data: { Proof, PaymentMethod, PayType, TransactionNo } });
};

const unpaid: InvoiceEffect = async (job) => {
  await invoiceUnpaid.run({ tx: job.tx, invoiceId: job.invoice.Id });
  await changeBy(job, 'UNPAID', {
    PaidCents: 0,
    PaidAt: null,
    // The number of the reverted payment is replaced by that of the proof.
    TransactionNo: await proofNo(job.tx, job.invoice),
  });
};

/**
 * The invoiced record has ended: nothing is owed any more. If a proof was submitted, money may be on its
 * way: the invoice stays until finance has confirmed the payment, and can refund it, or has refused the
 * proof.
 */
const cancelled: InvoiceEffect = async (job) => {
  const { Turn } = INVOICE_STATUS[job.invoice.Status];
  if (Turn === null) return;
  await settled(job);
  if (Turn === 'PAYER') await changeBy(job, 'CANCELLED', {});
};

/** The effect of each action on its invoice; its conditions have already been checked. */
export const invoiceEffects = {
  PAY_NOW: payNow,
  PAY_ONLINE: (job) => onlineEffects.get('PROVIDER').start(job),
  PAID: paid,
  PROOF_REFUSED: proofRefused,
  UNPAID: unpaid,
  BYPASS: async (job) => {
    await settled(job);
    await changeBy(job, 'BYPASS', {});
  },
  CHANGE_PAYMENT_DATE: (job) => changeBy(job, 'CHANGE_PAYMENT_DATE', { PaidAt: momentOf(job) }),
  VOID: async (job) => {
    requireStepUp(job.actor, job.at);
    await onlineEffects.get('PROVIDER').refund(job, 'VOID', job.invoice.PaidCents);
  },
  REFUND: async (job) => {
    requireStepUp(job.actor, job.at);
    const left = job.invoice.PaidCents - job.invoice.RefundedCents;
    await onlineEffects
      .get('PROVIDER')
      .refund(job, 'REFUND', typeof job.input.AmountCents === 'number' ? job.input.AmountCents : left);
  },
  REFUND_OFFLINE: refundOffline,
  CANCELLED: cancelled,
} as const satisfies Record<string, InvoiceEffect>;
