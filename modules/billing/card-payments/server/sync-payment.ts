/**
 * Fetches one card payment's state from its provider, applies it and returns its status; first cancels at
 * the provider a payment that is no longer wanted, such as one whose invoice was settled otherwise.
 */
import {
  type InvoiceStatus,
  isOwed,
  isPaymentPending,
  PAYMENT_STATUS,
  type PaymentStatus,
} from '#modules/billing/invoices/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { expireUnknown, isLostAtProvider } from './expire-unknown.ts';
import { isKnownToProvider, PAYMENT_OPEN_MS, type PaymentRow, refOf } from './payment-ref.ts';
import { providers } from './provider/providers.ts';
import type { ProviderPaymentState } from './provider/types.ts';
import { abandonUnsubmitted } from './write-payment.ts';

/** Conflicting responses more often than this mean that something is wrong. */
const MAX_SYNC_ATTEMPTS = 8;

/**
 * Applies the provider's state of one payment, and returns its status. A payment that is no longer wanted is
 * cancelled at the provider first; if it was paid anyway, its status shows that. The provider is queried
 * outside any transaction. A response is only trusted if no response to a later query has been applied in
 * the meantime: otherwise the query is repeated.
 */
export async function syncPayment(
  portal: Portal,
  paymentId: number,
  { isToEnd = false }: { isToEnd?: boolean } = {},
): Promise<PaymentStatus> {
  for (let looks = 0; looks < MAX_SYNC_ATTEMPTS; looks += 1) {
    const payment = await load(portal, paymentId);
    const isEnding = isUnfinished(payment) && (isToEnd || isToBeCancelled(payment));
    if (!isKnownToProvider(payment)) {
      // The payment page was never shown to anyone: its address is returned only after its ids are stored.
      const status = isEnding ? (await abandonUnsubmitted(portal.db, payment.Id))?.Status : payment.Status;
      if (status) return status;
      continue;
    }
    const truth = await fetchProviderState(portal, payment, isEnding);
    const status = truth
      ? await applyProviderState(portal, payment, truth)
      : await expireUnknown(portal, payment);
    if (status) return status;
  }
  throw new Error(`payment ${paymentId} is being synchronised by too many processes`);
}

/** Fetches the provider's state; null: the provider has not known the payment for a long time. */
async function fetchProviderState(
  portal: Portal,
  payment: PaymentToSync,
  isEnding: boolean,
): Promise<ProviderPaymentState | null> {
  const provider = await providers[payment.Provider](portal);
  try {
    if (isEnding) await provider.cancel(refOf(payment));
    return await provider.fetchState(refOf(payment));
  } catch (problem) {
    if (isLostAtProvider(problem, payment)) return null;
    throw problem;
  }
}

type PaymentToSync = PaymentRow & { InvoiceStatus: InvoiceStatus };

const load = ({ db }: Portal, paymentId: number): Promise<PaymentToSync> =>
  db
    .selectFrom('Payment')
    .innerJoin('Invoice', 'Invoice.Id', 'Payment.InvoiceId')
    .selectAll('Payment')
    .select('Invoice.Status as InvoiceStatus')
    .where('Payment.Id', '=', paymentId)
    .executeTakeFirstOrThrow();

const isAbandoned = ({ Status }: PaymentToSync): boolean => PAYMENT_STATUS[Status].EndedAs === 'ABANDONED';

const isUnfinished = (payment: PaymentToSync): boolean =>
  isPaymentPending(payment.Status) || isAbandoned(payment);

/**
 * Whether the invoice is settled otherwise, or the payment was cancelled by us before the provider
 * responded, or is nearly a day old.
 */
const isToBeCancelled = (payment: PaymentToSync): boolean =>
  !isOwed(payment.InvoiceStatus) || isAbandoned(payment) || Date.now() - +payment.CreatedAt > PAYMENT_OPEN_MS;
