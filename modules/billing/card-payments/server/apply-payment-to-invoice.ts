/**
 * Updates an invoice after the provider reported a change of its card payment: status, amounts and history,
 * with notifications, receipts and refund notes.
 */
import {
  isPaymentReceived,
  isProviderPaymentEvent,
  isRefunded,
  isRefundFailed,
  PAYMENT_STATUS,
} from '#modules/billing/invoices/rules/index.ts';
import {
  addInvoiceEvent,
  changeInvoice,
  enqueueReceipt,
  type InvoiceColumns,
  type InvoiceEventInput,
  type InvoiceRow,
  invoiceNotification,
  invoiceSettled,
  invoiceSubjects,
  proofNo,
  subjectOf,
} from '#modules/billing/invoices/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { isPaidNow } from '../rules/payment-transitions.ts';
import type { AppliedRefunds } from './apply-provider-refunds.ts';
import { NOT_FOUND_AT_PROVIDER } from './not-found-at-provider.ts';
import type { PaymentRow } from './payment-ref.ts';

/** A payment before and after an update from the provider, with its invoice locked. */
export type PaymentChange = {
  portal: Portal;
  tx: Tx;
  invoice: InvoiceRow;
  before: PaymentRow;
  after: PaymentRow;
  refunds: AppliedRefunds;
  at: Date;
};
const BY_PROVIDER = { AccountId: null, AsRole: null };

/** Updates an invoice after a change of its card payment: columns, history, notifications, receipts. */
export async function applyPaymentToInvoice(taken: PaymentChange): Promise<void> {
  const { portal, tx, invoice } = taken;
  const events = paymentEvents(taken);
  await write(taken, events);
  for (const event of events) await notifyInvoiceEvent(taken, event);
  if (events.some(({ Event }) => Event === 'ONLINE_PAID')) {
    await invoiceSettled.run({ tx, invoiceId: invoice.Id });
    await enqueueReceipt(tx, portal, { InvoiceId: invoice.Id });
  }
  for (const refund of taken.refunds.changed)
    if (isRefunded(refund.Status))
      await enqueueReceipt(tx, portal, { InvoiceId: invoice.Id, RefundId: refund.Id });
}

async function write(taken: PaymentChange, events: readonly InvoiceEventInput[]): Promise<void> {
  const { tx, invoice, after, at } = taken;
  const columns = columnsAfter(taken, await proofNo(tx, invoice));
  if (!columns) {
    for (const event of events) await addInvoiceEvent(tx, invoice, { ...event, by: BY_PROVIDER, at });
    return;
  }
  const { Kind, Id } = subjectOf(invoice);
  await changeInvoice(tx, invoice, {
    transition: isVoided(after) ? 'PROVIDER_VOIDED' : 'PROVIDER_PAID',
    isOver: await invoiceSubjects.get(Kind).isOver(tx, Id),
    ...{ columns, events, by: BY_PROVIDER, at },
  });
}

/** Notifies people of money that moved, or failed to move, and records it in the permanent log. */
async function notifyInvoiceEvent(
  { portal, tx, invoice, after, at }: PaymentChange,
  { Event, AmountCents }: InvoiceEventInput,
): Promise<void> {
  if (!isProviderPaymentEvent(Event)) return;
  await audit(tx, {
    AccountId: null,
    Event,
    Object: invoice.InvoiceNo,
    Detail: { Provider: after.Provider, AmountCents: AmountCents ?? 0 },
  });
  await invoiceNotification.run({ tx, portal, invoice, event: Event, by: null, at });
}

function paymentEvents({ before, after, refunds }: PaymentChange): InvoiceEventInput[] {
  const all: InvoiceEventInput[] = [];
  const isNew = before.Status !== after.Status;
  if (isPaidNow(before.Status, after.Status))
    all.push({
      Event: after.IsOverpayment ? 'ONLINE_OVERPAYMENT' : 'ONLINE_PAID',
      AmountCents: after.ReceivedCents,
      Data: { PaymentKey: after.PaymentKey },
    });
  if (isNew && PAYMENT_STATUS[after.Status].EndedAs === 'DECLINED')
    all.push({ Event: after.FailureCode === NOT_FOUND_AT_PROVIDER ? 'ONLINE_UNKNOWN' : 'ONLINE_FAILED' });
  if (after.IsSettled && !before.IsSettled) all.push({ Event: 'ONLINE_SETTLED' });
  for (const refund of refunds.changed) {
    const Data = { RefundKey: refund.RefundKey, ...(after.IsOverpayment && { IsOverpayment: true }) };
    const { AmountCents } = refund;
    if (isRefundFailed(refund.Status)) all.push({ Event: 'REFUND_FAILED', AmountCents, Data });
    if (isRefunded(refund.Status))
      all.push({ Event: refund.Kind === 'VOID' ? 'ONLINE_VOIDED' : 'ONLINE_REFUNDED', AmountCents, Data });
  }
  return all;
}

/**
 * Returns the changes of the invoice other than its status; null: none. An overpayment never counts, nor a
 * payment that was already voided. `proofNo`: the number of the proof filed with the invoice, which a card
 * payment replaces only while it is paid.
 */
function columnsAfter(
  { invoice, before, after }: PaymentChange,
  proofNo: string | null,
): InvoiceColumns | null {
  if (after.IsOverpayment) return null;
  if (isVoided(after)) return isVoided(before) ? null : { ...UNPAID_COLUMNS, TransactionNo: proofNo };
  if (!isPaymentReceived(after.Status)) return null;
  const columns = {
    IsOnline: true,
    IsSettled: after.IsSettled,
    PaidCents: after.ReceivedCents,
    RefundedCents: after.RefundedCents,
  };
  const isSame = Object.entries(columns).every(
    ([name, value]) => invoice[name as keyof InvoiceRow] === value,
  );
  if (isSame) return null;
  if (!isPaidNow(before.Status, after.Status)) return columns;
  return { ...columns, PaidAt: after.PaidAt, TransactionNo: after.ProviderPaymentId };
}

/** Whether the payment was voided: its money was returned before it was settled. */
const isVoided = ({ Status }: PaymentRow): boolean => PAYMENT_STATUS[Status].Money === 'RETURNED';

const UNPAID_COLUMNS = { IsOnline: false, IsSettled: false, PaidCents: 0, RefundedCents: 0, PaidAt: null };
