import type { Stripe } from 'stripe';
import type { OpenPaymentRequest, OpenPaymentResult } from '../types.ts';
import { callStripe } from './call-stripe.ts';
import { optionsOf } from './options.ts';

const LOCALES = { EN: 'en', CHT: 'zh-HK', CHS: 'zh' } as const;

/** Cards, and the wallets that contain them. Other methods would settle and be refunded by other rules. */
const CARDS = ['card' as const];

/**
 * Opens a payment on Stripe's page. It closes by itself a day after it was opened, which is Stripe's own rule: a
 * moment of ours would be another with each try, and Stripe takes a known key only with the words that it knows.
 */
export async function openCheckout(stripe: Stripe, request: OpenPaymentRequest): Promise<OpenPaymentResult> {
  const Metadata = metadataOf(request);
  const session = await callStripe('open', () =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: CARDS,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: request.Currency.toLowerCase(),
              unit_amount: request.AmountCents,
              product_data: { name: request.Description },
            },
          },
        ],
        client_reference_id: request.PaymentKey,
        customer_email: request.Email,
        locale: LOCALES[request.Language],
        metadata: Metadata,
        payment_intent_data: { description: request.Description, metadata: Metadata },
        success_url: request.ReturnUrl,
        cancel_url: cancelUrl(request.ReturnUrl),
      },
      optionsOf(request.Account, keyOf(request)),
    ),
  );
  return {
    ProviderSessionId: session.id,
    ProviderPaymentId: idOf(session.payment_intent),
    Url: session.url,
    ClientSecret: null,
  };
}

/** Opens a payment for Stripe's form on our page. */
export async function openIntent(stripe: Stripe, request: OpenPaymentRequest): Promise<OpenPaymentResult> {
  const intent = await callStripe('open', () =>
    stripe.paymentIntents.create(
      {
        amount: request.AmountCents,
        currency: request.Currency.toLowerCase(),
        allowed_payment_method_types: CARDS,
        description: request.Description,
        metadata: metadataOf(request),
      },
      optionsOf(request.Account, keyOf(request)),
    ),
  );
  return {
    ProviderSessionId: null,
    ProviderPaymentId: intent.id,
    Url: null,
    ClientSecret: intent.client_secret,
  };
}

/** Leaving Stripe's page leads back to the same page, without the hint that a payment is in progress. */
function cancelUrl(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.search = '';
  return url.href;
}

export const idOf = (expandable: string | { id: string } | null | undefined): string | null =>
  typeof expandable === 'string' ? expandable : (expandable?.id ?? null);

const metadataOf = ({ PaymentKey, InvoiceNo }: OpenPaymentRequest) => ({ PaymentKey, InvoiceNo });

/** What is asked for under it never changes (`open-payment.ts` of the portal keeps it). */
const keyOf = ({ PaymentKey }: OpenPaymentRequest): string => `open-${PaymentKey}`;
