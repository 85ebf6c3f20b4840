import { freeLine } from '#modules/billing/bank-statements/server/free-line.ts';
import { endUnderWay } from '#modules/billing/card-payments/server/end-under-way.ts';
import { giveBack } from '#modules/billing/card-payments/server/give-back.ts';
import { startPayment } from '#modules/billing/card-payments/server/start-payment.ts';
import { needProof } from '#modules/identity/sign-in/server/need-proof.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { PaymentMethod } from '../rules/statuses.ts';
import { type Change, changeByDeed, type Deed, momentOf } from './change-by-deed.ts';
import { proofNo } from './proof-no.ts';
import { askForReceipt } from './receipt/ask-for-receipt.ts';

/**
 * Records a refund that was made outside of a provider. Nothing is moved: the row says what the bank has paid out, and
 * the database refuses more than was paid.
 */
const refundOffline: Deed = async (job) => {
  const { tx, invoice, input, actor, asRole, at } = job;
  needProof(actor, at);
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
  const isAll = invoice.RefundedCents + AmountCents >= invoice.PaidCents;
  const Status = isAll ? 'REFUNDED' : 'PART_REFUNDED';
  const Data = { TransactionNo, RefundKey: refund.RefundKey, RefundedOn: input.DateTime };
  await changeByDeed(job, 'REFUND_OFFLINE', { Status }, AmountCents, Data);
  await askForReceipt(tx, job.portal, { InvoiceId: invoice.Id, OfflineRefundId: refund.Id });
};

const word = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const payNow: Deed = (job) => {
  const PaymentMethod = (job.input.PaymentMethod as PaymentMethod | undefined) ?? null;
  const TransactionNo = word(job.input.TransactionNo);
  const PayType = word(job.input.PayType);
  const set: Change = {
    Status: 'PROOF_GIVEN',
    Proof: job.input.Attachment as string[],
    PaymentMethod,
    PayType,
    TransactionNo,
  };
  // A card payment takes the number's place on the invoice; the history keeps the proof's own.
  return changeByDeed(job, 'PAY_NOW', set, undefined, { PaymentMethod, PayType, TransactionNo });
};

const paid: Deed = async (job) => {
  const { Id, AmountCents } = job.invoice;
  await endUnderWay(job.tx, Id);
  const TransactionNo = word(job.input.TransactionNo) ?? job.invoice.TransactionNo;
  const set: Change = { Status: 'PAID', PaidCents: AmountCents, PaidAt: momentOf(job), TransactionNo };
  await changeByDeed(job, 'PAID', set, AmountCents, { TransactionNo });
  await askForReceipt(job.tx, job.portal, { InvoiceId: Id });
};

/** The proof is put aside, where the history keeps it; another one can be given, unless nothing is owed any more. */
const proofRefused: Deed = (job) => {
  const { Proof, PaymentMethod, PayType, TransactionNo } = job.invoice;
  const Status = job.isOver ? 'VOID' : 'OPEN';
  const set: Change = { Status, Proof: [], PaymentMethod: null, PayType: null, TransactionNo: null };
  return changeByDeed(job, 'PROOF_REFUSED', set, undefined, { Proof, PaymentMethod, PayType, TransactionNo });
};

const unpaid: Deed = async (job) => {
  await freeLine(job.tx, job.invoice.Id);
  await changeByDeed(job, 'UNPAID', {
    Status: job.invoice.Proof.length > 0 ? 'PROOF_GIVEN' : 'OPEN',
    PaidCents: 0,
    PaidAt: null,
    // The payment's own number goes with the payment.
    TransactionNo: await proofNo(job.tx, job.invoice),
  });
};

/**
 * The end of what was invoiced: nothing is owed any more. Where a proof was given, money may be on its way: the invoice
 * stays until finance has confirmed the payment, and can return it, or has refused the proof.
 */
const cancelled: Deed = async (job) => {
  const { Status } = job.invoice;
  if (Status !== 'OPEN' && Status !== 'PROOF_GIVEN') return;
  await endUnderWay(job.tx, job.invoice.Id);
  if (Status === 'OPEN') await changeByDeed(job, 'CANCELLED', { Status: 'VOID' });
};

/** What each money action does to its invoice; the rules were asked before. */
export const moneyDeeds = {
  PAY_NOW: payNow,
  PAY_ONLINE: startPayment,
  PAID: paid,
  PROOF_REFUSED: proofRefused,
  UNPAID: unpaid,
  BYPASS: async (job) => {
    await endUnderWay(job.tx, job.invoice.Id);
    await changeByDeed(job, 'BYPASS', { Status: 'BYPASSED' });
  },
  CHANGE_PAYMENT_DATE: (job) => changeByDeed(job, 'CHANGE_PAYMENT_DATE', { PaidAt: momentOf(job) }),
  VOID: async (job) => {
    needProof(job.actor, job.at);
    await giveBack(job, 'VOID', job.invoice.PaidCents);
  },
  REFUND: async (job) => {
    needProof(job.actor, job.at);
    const left = job.invoice.PaidCents - job.invoice.RefundedCents;
    await giveBack(job, 'REFUND', typeof job.input.AmountCents === 'number' ? job.input.AmountCents : left);
  },
  REFUND_OFFLINE: refundOffline,
  CANCELLED: cancelled,
} as const satisfies Record<string, Deed>;
