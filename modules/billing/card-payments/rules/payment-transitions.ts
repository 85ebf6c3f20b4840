/**
 * Changes of the status of a card payment and of a refund: what the provider reports, in its words and in ours, and what
 * the portal decides by itself.
 */
import {
  isPaymentPending,
  isPaymentReceived,
  PAYMENT_STATUS,
  type PaymentStatus,
  type RefundStatus,
} from '#modules/billing/invoices/rules/index.ts';

/** States of a payment at any provider, with the status that each means. */
const PROVIDER_STATES = {
  OPEN: 'STARTED',
  PROCESSING: 'PROCESSING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<string, PaymentStatus>;
export type ProviderState = keyof typeof PROVIDER_STATES;

/** States of a refund at any provider; they are called like ours. */
export type ProviderRefundStatus = Exclude<RefundStatus, 'STARTED'>;

/** States of a payment and of a refund in the sandbox. CHALLENGED: the payer has to confirm it with the bank. */
export const SANDBOX_STATES = ['OPEN', 'CHALLENGED', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export type SandboxState = (typeof SANDBOX_STATES)[number];
export type SandboxRefundState = Exclude<ProviderRefundStatus, 'PENDING'>;

/** Whether the provider has received the money. */
export const isReceivedAtProvider = (state: ProviderState): boolean =>
  isPaymentReceived(PROVIDER_STATES[state]);

/** The status of a payment after its provider reported a state. `isVoided`: the whole payment was voided. */
export function reportedStatus(
  before: PaymentStatus,
  state: ProviderState,
  { isVoided }: { isVoided: boolean },
): PaymentStatus {
  const reported = PROVIDER_STATES[state];
  // A payment cancelled here stays cancelled, although the provider still reports it as open: another attempt
  // may be in progress.
  if (PAYMENT_STATUS[before].EndedAs === 'ABANDONED' && isPaymentPending(reported)) return before;
  return isPaymentReceived(reported) && isVoided ? 'VOIDED' : reported;
}

/** Statuses that the portal sets by itself. */
export const PORTAL_PAYMENT_STATUS = {
  /** No longer wanted, and the provider was never asked for it. */
  abandoned: 'CANCELLED',
  /** Its provider has not known it for days. */
  lost: 'FAILED',
} as const satisfies Record<string, PaymentStatus>;

/** Status of a refund that the provider refused. */
export const REFUSED_REFUND_STATUS = 'FAILED' satisfies RefundStatus;

/** Whether the money of a payment was received, whatever happened to it since. */
const wasReceived = (status: PaymentStatus): boolean => PAYMENT_STATUS[status].Money !== 'NONE';

/**
 * Whether a card payment's change of status means that its money was newly received; also after a void that
 * the bank reversed.
 */
export const isPaidNow = (before: PaymentStatus, after: PaymentStatus): boolean =>
  wasReceived(after) &&
  (!wasReceived(before) || (PAYMENT_STATUS[before].Money === 'RETURNED' && isPaymentReceived(after)));
