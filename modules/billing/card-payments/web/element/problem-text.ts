/**
 * Returns the text for the payer when Stripe's embedded card form reports an error; null if Stripe shows it
 * itself. Only a clear refusal is reported as not charged, to avoid a second payment.
 */
import { failureKey } from '#modules/billing/invoices/web/index.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { StripeProblem } from './stripe-js.ts';

/** Maps error codes of Stripe's script to those of Stripe's API where they differ. */
const STRIPE_JS_CODES: Readonly<Record<string, string>> = {
  payment_intent_authentication_failure: 'authentication_failed',
  generic_decline: 'card_declined',
};

/** Returns the text for the failure; null if Stripe shows it at its own fields. */
export function problemText({ type, code, decline_code }: StripeProblem, t: Translate): string | null {
  if (type === 'validation_error') return null;
  const why = decline_code ?? code;
  const isAnswer = type === 'card_error' || code === 'payment_intent_authentication_failure';
  // Any other failure may have happened after the card was charged: a lost response must not lead to a second
  // payment.
  if (!isAnswer || why === undefined) return t('ELEMENT_UNKNOWN');
  return `${t(failureKey(STRIPE_JS_CODES[why] ?? why))} ${t('PAYCARD_NOT_CHARGED')}`;
}
