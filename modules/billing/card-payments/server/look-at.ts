import type { PaymentStatus } from '#modules/billing/invoices/rules/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { applyTruth } from './apply-truth.ts';
import { endUnknown, isLostThere } from './end-unknown.ts';
import { isKnownThere, PAYMENT_OPEN_MS, type PaymentRow, refOf } from './payment-ref.ts';
import { providers } from './provider/providers.ts';
import type { ProviderTruth } from './provider/types.ts';

/** Ends a payment that the provider knows nothing of; null: it knows by now. */
async function endUnasked(db: Db, payment: PaymentRow): Promise<PaymentStatus | null> {
  const ended = await db
    .updateTable('Payment')
    .set({ Status: 'CANCELLED', Wish: null, LookedAt: new Date() })
    .where('Id', '=', payment.Id)
    .where('ProviderPaymentId', 'is', null)
    .where('ProviderSessionId', 'is', null)
    .returning('Status')
    .executeTakeFirst();
  return ended?.Status ?? null;
}

/** Another response is applied in between this often only if something is wrong. */
const MOST_LOOKS = 8;

/**
 * Applies the provider's state of one payment, and returns its status. A payment that is no longer wanted is ended at the
 * provider first; if it was paid anyway, its status shows that.
 *
 * The provider is queried outside of any transaction. A response is only trusted if no response to a later query has been
 * applied in the meantime: otherwise the query is repeated.
 */
export async function lookAt(
  portal: Portal,
  paymentId: number,
  { isToEnd = false }: { isToEnd?: boolean } = {},
): Promise<PaymentStatus> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const payment = await load(portal, paymentId);
    const isEnding = isUnfinished(payment) && (isToEnd || isUnwanted(payment));
    if (!isKnownThere(payment)) {
      // The payment page was never shown to anyone: its address is returned only after its ids are stored.
      const status = isEnding ? await endUnasked(portal.db, payment) : payment.Status;
      if (status) return status;
      continue;
    }
    const truth = await askTruth(portal, payment, isEnding);
    const status = truth ? await applyTruth(portal, payment, truth) : await endUnknown(portal, payment);
    if (status) return status;
  }
  throw new Error(`payment ${paymentId} is being synchronised by too many processes`);
}

/** What the provider says of it; null: it has not known it for long. */
async function askTruth(portal: Portal, payment: Looked, isEnding: boolean): Promise<ProviderTruth | null> {
  const provider = await providers[payment.Provider](portal);
  try {
    if (isEnding) await provider.cancel(refOf(payment));
    return await provider.look(refOf(payment));
  } catch (problem) {
    if (isLostThere(problem, payment)) return null;
    throw problem;
  }
}

type Looked = PaymentRow & { InvoiceStatus: string };

const load = ({ db }: Portal, paymentId: number): Promise<Looked> =>
  db
    .selectFrom('Payment')
    .innerJoin('Invoice', 'Invoice.Id', 'Payment.InvoiceId')
    .selectAll('Payment')
    .select('Invoice.Status as InvoiceStatus')
    .where('Payment.Id', '=', paymentId)
    .executeTakeFirstOrThrow();

const isUnfinished = ({ Status }: Looked): boolean => ['STARTED', 'PROCESSING', 'CANCELLED'].includes(Status);

/** Settled otherwise, ended by us before the provider had answered, or left lying for a day. */
const isUnwanted = (payment: Looked): boolean =>
  !['OPEN', 'PROOF_GIVEN'].includes(payment.InvoiceStatus) ||
  payment.Status === 'CANCELLED' ||
  Date.now() - +payment.CreatedAt > PAYMENT_OPEN_MS;
