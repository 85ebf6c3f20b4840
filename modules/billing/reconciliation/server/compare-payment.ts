/**
 * Compares one stored card payment, with its refunds, with its state at the provider, and returns the
 * differences in money, currency, settlement and refunds.
 */
import { isReceivedAtProvider } from '#modules/billing/card-payments/rules/index.ts';
import type {
  ProviderPaymentState,
  ProviderRefundState,
} from '#modules/billing/card-payments/server/index.ts';
import { isRefundFailed, type RefundStatus, refundStatuses } from '#modules/billing/invoices/rules/index.ts';
import type { Difference } from '#platform/server/comparison/types.ts';

/** One payment as stored in the portal. */
export type LocalPayment = {
  About: string;
  AmountCents: number;
  Currency: string;
  ReceivedCents: number;
  IsSettled: boolean;
  Refunds: LocalRefund[];
};
export type LocalRefund = {
  RefundKey: string;
  ProviderRefundId: string | null;
  AmountCents: number;
  Status: RefundStatus;
};

const createDifference = (
  Check: string,
  About: string,
  Expected: string | number,
  Found: string | number,
): Difference => ({
  Check,
  About,
  Expected: String(Expected),
  Found: String(Found),
});

/**
 * Returns the differences between a payment and its state at the provider. Expected is the provider's value,
 * found is ours.
 */
export function comparePayment(ours: LocalPayment, truth: ProviderPaymentState): Difference[] {
  return [...compareAmounts(ours, truth), ...compareRefunds(ours, truth)];
}

function compareAmounts(ours: LocalPayment, truth: ProviderPaymentState): Difference[] {
  const { About } = ours;
  const providerCents = isReceivedAtProvider(truth.Status) ? truth.ReceivedCents : 0;
  if (providerCents > 0 && ours.ReceivedCents === 0)
    return [createDifference('PROVIDER_HAS_MONEY', About, providerCents, ours.ReceivedCents)];
  if (providerCents === 0 && ours.ReceivedCents > 0)
    return [createDifference('PROVIDER_HAS_NO_MONEY', About, providerCents, ours.ReceivedCents)];
  const expected = `${truth.Currency} ${truth.AmountCents} ${providerCents}`;
  const found = `${ours.Currency} ${ours.AmountCents} ${ours.ReceivedCents}`;
  if (expected !== found) return [createDifference('PROVIDER_AMOUNT', About, expected, found)];
  if (ours.IsSettled && !truth.IsSettled)
    return [createDifference('PROVIDER_NOT_SETTLED', About, String(truth.IsSettled), String(ours.IsSettled))];
  return [];
}

const isSame = (ours: LocalRefund, providerRefund: ProviderRefundState): boolean =>
  ours.ProviderRefundId === providerRefund.ProviderRefundId || ours.RefundKey === providerRefund.RefundKey;
const refundText = ({
  Status,
  AmountCents,
}: Pick<ProviderRefundState, 'AmountCents'> & { Status: string }): string => `${Status} ${AmountCents}`;

function compareRefunds(ours: LocalPayment, truth: ProviderPaymentState): Difference[] {
  const { About } = ours;
  const unknown = truth.Refunds.filter(
    (providerRefund) => !ours.Refunds.some((mine) => isSame(mine, providerRefund)),
  )
    .filter(({ Status }) => !isRefundFailed(Status))
    .map((providerRefund) =>
      createDifference(
        'PROVIDER_REFUND_UNKNOWN',
        `${About} ${providerRefund.ProviderRefundId}`,
        refundText(providerRefund),
        '',
      ),
    );
  const others = ours.Refunds.flatMap((mine) => {
    const providerRefund = truth.Refunds.find((one) => isSame(mine, one));
    const about = `${About} ${mine.RefundKey}`;
    // A refund just reserved has not been requested yet, and a refused one was never made.
    if (!providerRefund)
      return refundStatuses.knownToProvider.includes(mine.Status)
        ? [createDifference('REFUND_NOT_AT_PROVIDER', about, '', refundText(mine))]
        : [];
    return refundText(providerRefund) === refundText(mine)
      ? []
      : [createDifference('PROVIDER_REFUND_DIFFERS', about, refundText(providerRefund), refundText(mine))];
  });
  return [...unknown, ...others];
}
