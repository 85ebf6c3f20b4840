/** Compares one stored payment, with its refunds, with its state at the provider. */
import type {
  ProviderPaymentState,
  ProviderRefundState,
} from '#modules/billing/card-payments/server/index.ts';
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
  Status: 'STARTED' | 'PENDING' | 'SUCCEEDED' | 'FAILED';
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
  const theirs = truth.Status === 'SUCCEEDED' ? truth.ReceivedCents : 0;
  if (theirs > 0 && ours.ReceivedCents === 0)
    return [createDifference('PROVIDER_HAS_MONEY', About, theirs, ours.ReceivedCents)];
  if (theirs === 0 && ours.ReceivedCents > 0)
    return [createDifference('PROVIDER_HAS_NO_MONEY', About, theirs, ours.ReceivedCents)];
  const expected = `${truth.Currency} ${truth.AmountCents} ${theirs}`;
  const found = `${ours.Currency} ${ours.AmountCents} ${ours.ReceivedCents}`;
  if (expected !== found) return [createDifference('PROVIDER_AMOUNT', About, expected, found)];
  if (ours.IsSettled && !truth.IsSettled)
    return [createDifference('PROVIDER_NOT_SETTLED', About, String(truth.IsSettled), String(ours.IsSettled))];
  return [];
}

const isSame = (ours: LocalRefund, theirs: ProviderRefundState): boolean =>
  ours.ProviderRefundId === theirs.ProviderRefundId || ours.RefundKey === theirs.RefundKey;
const refundText = ({
  Status,
  AmountCents,
}: Pick<ProviderRefundState, 'AmountCents'> & { Status: string }): string => `${Status} ${AmountCents}`;

function compareRefunds(ours: LocalPayment, truth: ProviderPaymentState): Difference[] {
  const { About } = ours;
  const unknown = truth.Refunds.filter((theirs) => !ours.Refunds.some((mine) => isSame(mine, theirs)))
    .filter(({ Status }) => Status !== 'FAILED')
    .map((theirs) =>
      createDifference(
        'PROVIDER_REFUND_UNKNOWN',
        `${About} ${theirs.ProviderRefundId}`,
        refundText(theirs),
        '',
      ),
    );
  const others = ours.Refunds.flatMap((mine) => {
    const theirs = truth.Refunds.find((one) => isSame(mine, one));
    const about = `${About} ${mine.RefundKey}`;
    // A refund just reserved has not been requested yet, and a refused one was never made.
    if (!theirs)
      return mine.Status === 'SUCCEEDED' || mine.Status === 'PENDING'
        ? [createDifference('REFUND_NOT_AT_PROVIDER', about, '', refundText(mine))]
        : [];
    return refundText(theirs) === refundText(mine)
      ? []
      : [createDifference('PROVIDER_REFUND_DIFFERS', about, refundText(theirs), refundText(mine))];
  });
  return [...unknown, ...others];
}
