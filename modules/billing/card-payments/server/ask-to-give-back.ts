import type { Portal } from '#platform/server/http/context.ts';
import { lookAt } from './look-at.ts';
import { refOf } from './payment-ref.ts';
import { providers } from './provider/providers.ts';
import { Refusal } from './provider/refusal.ts';
import { refusedRefund } from './refused-refund.ts';

/**
 * Task `payment.giveBack`: asks the provider to give back what was promised, with the refund's own key, and takes over
 * what it says then. Killed in between and run again, it asks the same once more and is answered with the first.
 */
export async function askToGiveBack(portal: Portal, { RefundId }: { RefundId: number }): Promise<void> {
  const found = await portal.db
    .selectFrom('Refund')
    .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
    .selectAll('Payment')
    .select(['Refund.RefundKey', 'Refund.Kind', 'Refund.AmountCents as GivenCents', 'Refund.Status as Stand'])
    .where('Refund.Id', '=', RefundId)
    .executeTakeFirst();
  if (found?.Stand !== 'STARTED') return;
  const provider = await providers[found.Provider](portal);
  const { RefundKey, Kind, GivenCents } = found;
  const wish = { RefundKey, Kind, AmountCents: GivenCents, Payment: refOf(found) };
  const refusal = await refusalOf(() => provider.giveBack(wish));
  // First: what it held may be what was given back on the provider's own pages, and there is no room for both.
  if (refusal) await refusedRefund(portal, RefundId, refusal);
  await lookAt(portal, found.Id);
}

/** Null: it was done, or is under way. Whatever else is thrown means that nobody knows; the job runs again. */
async function refusalOf(ask: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await ask();
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}
