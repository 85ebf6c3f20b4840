/**
 * Connects the portal's real Stripe client to the simulated Stripe, without a portal, with helpers to open
 * and pay payments, for tests of the client itself.
 */
import { Refusal } from '#modules/billing/card-payments/server/provider/refusal.ts';
import { stripeProvider } from '#modules/billing/card-payments/server/provider/stripe/stripe-provider.ts';
import type {
  OpenPaymentRequest,
  PaymentProvider,
  PaymentRef,
  RefundRequest,
} from '#modules/billing/card-payments/server/provider/types.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { STRIPE_KEY, STRIPE_SECRET, type StripeService, startStripeService } from './stripe-service.ts';

/** The real Stripe client connected to the simulated Stripe, without a portal. */
export type StripeBench = {
  stripe: StripeService;
  checkout: PaymentProvider;
  element: PaymentProvider;
  providerWith: (more: Record<string, string>) => PaymentProvider;
  opened: (provider: PaymentProvider, more?: Partial<OpenPaymentRequest>) => Promise<PaymentRef>;
  /** Creates a payment paid in the form on the portal's page. */
  paid: (more?: Partial<OpenPaymentRequest>) => Promise<PaymentRef>;
  /** Clears recorded requests and faults. */
  fresh: () => void;
};

export async function startStripeBench(): Promise<StripeBench> {
  const stripe = await startStripeService();
  const providerWith = (more: Record<string, string>) =>
    stripeProvider(
      readSettings({
        NODE_ENV: 'test',
        STRIPE_SECRET_KEY: STRIPE_KEY,
        STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_API_URL: stripe.url,
        ...more,
      }),
    );
  const element = providerWith({ STRIPE_UI: 'element' });
  const opened: StripeBench['opened'] = async (provider, more = {}) => {
    const request = providerRequest(more);
    const { ProviderPaymentId, ProviderSessionId } = await provider.open(request);
    return { PaymentKey: request.PaymentKey, Account: request.Account, ProviderPaymentId, ProviderSessionId };
  };
  return {
    stripe,
    checkout: providerWith({}),
    element,
    providerWith,
    opened,
    paid: async (more = {}) => {
      const payment = await opened(element, more);
      stripe.pay(payment.ProviderPaymentId ?? '', 'paid', payment.Account);
      return payment;
    },
    fresh: () => {
      stripe.requests.length = 0;
      stripe.faults.length = 0;
      stripe.isDown = false;
    },
  };
}

let count = 0;

export const providerRequest = (more: Partial<OpenPaymentRequest> = {}): OpenPaymentRequest => ({
  PaymentKey: `payment-number-${++count}`,
  Account: null,
  AmountCents: 1_280_000,
  Currency: 'HKD',
  InvoiceNo: 'INV-2026-00012',
  Description: 'Invoice INV-2026-00012',
  Email: 'client@demo.test',
  Language: 'CHT',
  ReturnUrl: 'http://portal.test/invoice/abc?returned=1',
  ...more,
});

export const back = (
  Payment: PaymentRef,
  AmountCents: number,
  more: Partial<RefundRequest> = {},
): RefundRequest => ({
  RefundKey: `refund-number-${++count}`,
  Kind: 'REFUND',
  AmountCents,
  Payment,
  ...more,
});

export const refusalOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Refusal ? error.Code : error),
  );
