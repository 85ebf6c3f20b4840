/**
 * Starts a test portal that takes card payments through the simulated Stripe, with helpers to start a
 * payment and send webhook events.
 */
import { type Bill, ok, type PaymentPortal, startPaymentPortal } from './payment-portal.ts';
import type { Answer } from './portal.ts';
import { STRIPE_KEY, STRIPE_SECRET, type StripeService, startStripeService } from './stripe-service.ts';

/** A test portal configured for Stripe, with a simulated Stripe service. */
export type StripePortal = PaymentPortal & {
  stripe: StripeService;
  /** Starts a payment; returns the id of the session or intent at Stripe. */
  start: (bill: Bill) => Promise<string>;
  /** Sends a webhook event to the portal as Stripe does. */
  sendEvent: (message: { body: Buffer; signature?: string }) => Promise<Answer>;
};

export async function startStripePortal(environment: Record<string, string> = {}): Promise<StripePortal> {
  const stripe = await startStripeService();
  const portal = await startPaymentPortal({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
    ...environment,
  });
  await portal.db.deleteFrom('PaymentConnection').execute();
  return {
    ...portal,
    stripe,
    start: async (bill) => {
      ok(await portal.post('client', '/application/payonline', { ApplicationKey: bill.ApplicationKey }));
      ok(await portal.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey }));
      const [payment] = await portal.payments(bill);
      return payment?.ProviderSessionId ?? payment?.ProviderPaymentId ?? '';
    },
    sendEvent: async ({ body, signature }) => {
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        payload: body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...(signature && { 'stripe-signature': signature }),
        },
      });
      const content = answer.json() as Record<string, unknown>;
      return {
        status: answer.statusCode,
        data: content.data as Answer['data'],
        error: content as Answer['error'],
      };
    },
    close: async () => {
      await portal.close();
      await stripe.close();
    },
  };
}
