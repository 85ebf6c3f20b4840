/** Opens payments at Stripe: on Stripe's checkout page or as a payment intent for the embedded form. */
import type { Stripe } from 'stripe';
import type { OpenPaymentRequest, OpenPaymentResult } from '../types.ts';
import { callStripe } from './call-stripe.ts';
import { optionsOf } from './options.ts';

const LOCALES = { EN: 'en', CHT: 'zh-HK', CHS: 'zh' } as const;

/** Cards, and wallets that contain cards. Other methods have different rules for settlement and refunds. */
const CARDS = ['card' as const];

/**
 * Opens a payment on Stripe's page. Stripe closes the page a day after it was opened. We set no expiry: it
 * would differ with each retry, and Stripe accepts a known key only with unchanged parameters.
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

/** Opens a payment for Stripe's form embedded in the portal. */
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

/**
 * Cancelling on Stripe's page returns to the invoice page, without the parameter that indicates a payment in
 * progress.
 */
function cancelUrl(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.search = '';
  return url.href;
}

export const idOf = (expandable: string | { id: string } | null | undefined): string | null =>
  typeof expandable === 'string' ? expandable : (expandable?.id ?? null);

const metadataOf = ({ PaymentKey, InvoiceNo }: OpenPaymentRequest) => ({ PaymentKey, InvoiceNo });

/** The request sent with this key never changes (the portal's `open-payment.ts` stores its parameters). */
const keyOf = ({ PaymentKey }: OpenPaymentRequest): string => `open-${PaymentKey}`;
