import { type Bill, ok, type PaymentDesk, startPaymentDesk } from './payment-desk.ts';
import type { Answer } from './portal.ts';
import { STRIPE_KEY, STRIPE_SECRET, type StripeService, startStripeService } from './stripe-service.ts';

/** A test portal set up for Stripe, with a Stripe mock of its own. */
export type StripeDesk = PaymentDesk & {
  stripe: StripeService;
  /** Begins a payment; answers the session or the intent at Stripe. */
  start: (bill: Bill) => Promise<string>;
  /** Sends a message to the portal as Stripe does. */
  tell: (message: { body: Buffer; signature?: string }) => Promise<Answer>;
};

export async function startStripeDesk(environment: Record<string, string> = {}): Promise<StripeDesk> {
  const stripe = await startStripeService();
  const desk = await startPaymentDesk({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
    ...environment,
  });
  await desk.db.deleteFrom('PaymentConnection').execute();
  return {
    ...desk,
    stripe,
    start: async (bill) => {
      ok(await desk.post('client', '/application/payonline', { ApplicationKey: bill.ApplicationKey }));
      ok(await desk.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey }));
      const [payment] = await desk.payments(bill);
      return payment?.ProviderSessionId ?? payment?.ProviderPaymentId ?? '';
    },
    tell: async ({ body, signature }) => {
      const answer = await desk.app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        payload: body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...(signature && { 'stripe-signature': signature }),
        },
      });
      const said = answer.json() as Record<string, unknown>;
      return { status: answer.statusCode, data: said.data as Answer['data'], error: said as Answer['error'] };
    },
    close: async () => {
      await desk.close();
      await stripe.close();
    },
  };
}
