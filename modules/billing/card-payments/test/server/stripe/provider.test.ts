import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  providerRequest,
  refusalOf,
  type StripeBench,
  startStripeBench,
} from '#quality/support/stripe-bench.ts';

let bench: StripeBench;
let stripe: StripeBench['stripe'];
let checkout: StripeBench['checkout'];
let element: StripeBench['element'];
let providerWith: StripeBench['providerWith'];
let opened: StripeBench['opened'];
let paid: StripeBench['paid'];
beforeAll(async () => {
  bench = await startStripeBench();
  ({ stripe, checkout, element, providerWith, opened, paid } = bench);
});
afterAll(() => bench.stripe.close());
beforeEach(() => bench.fresh());

describe('opening a payment', () => {
  test('Checkout receives one line with the invoice amount and the reference of our payment in every object', async () => {
    const request = providerRequest();
    const { Url, ProviderSessionId, ClientSecret, ProviderPaymentId } = await checkout.open(request);
    expect(Url).toBe(`https://checkout.stripe.test/c/pay/${ProviderSessionId}`);
    expect([ClientSecret, ProviderPaymentId]).toEqual([null, null]);
    expect(stripe.requests).toHaveLength(1);
    expect(stripe.requests[0]).toEqual({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: `open-${request.PaymentKey}`,
      account: null,
      form: {
        mode: 'payment',
        allowed_payment_method_types: { 0: 'card' },
        line_items: {
          0: {
            quantity: '1',
            price_data: {
              currency: 'hkd',
              unit_amount: '1280000',
              product_data: { name: 'Invoice INV-2026-00012' },
            },
          },
        },
        client_reference_id: request.PaymentKey,
        customer_email: 'client@demo.test',
        locale: 'zh-HK',
        metadata: { PaymentKey: request.PaymentKey, InvoiceNo: 'INV-2026-00012' },
        payment_intent_data: {
          description: 'Invoice INV-2026-00012',
          metadata: { PaymentKey: request.PaymentKey, InvoiceNo: 'INV-2026-00012' },
        },
        success_url: 'http://portal.test/invoice/abc?returned=1',
        cancel_url: 'http://portal.test/invoice/abc',
      },
    });
  });

  test('the form on our page receives the secret of an intent, and no address', async () => {
    const request = providerRequest();
    const { Url, ProviderPaymentId, ClientSecret, ProviderSessionId } = await element.open(request);
    expect([Url, ProviderSessionId]).toEqual([null, null]);
    expect(ClientSecret).toBe(`${ProviderPaymentId}_secret_test`);
    expect(stripe.requests[0]?.form).toMatchObject({ amount: '1280000', currency: 'hkd' });
  });

  test.each([
    ['EN', 'en'],
    ['CHT', 'zh-HK'],
    ['CHS', 'zh'],
  ] as const)('for %s the language of Stripe is %s', async (Language, locale) => {
    await checkout.open(providerRequest({ Language }));
    expect(stripe.requests[0]?.form.locale).toBe(locale);
  });

  test('a repeated request returns the same payment', async () => {
    const request = providerRequest();
    expect(await checkout.open(request)).toEqual(await checkout.open(request));
    expect(await element.open({ ...request, PaymentKey: 'another-payment' })).toEqual(
      await element.open({ ...request, PaymentKey: 'another-payment' }),
    );
  });

  test('a lost response is requested again with the same key: one payment', async () => {
    const before = stripe.ledgerOf(null).things.size;
    stripe.faults.push('LOST');
    await element.open(providerRequest());
    expect(stripe.requests.map(({ key }) => key)).toEqual([stripe.requests[0]?.key, stripe.requests[0]?.key]);
    expect(stripe.ledgerOf(null).things.size).toBe(before + 1);
  });

  test('a rate-limited and then failing Stripe is retried', async () => {
    stripe.faults.push('BROKEN', 'BROKEN');
    expect((await element.open(providerRequest())).ProviderPaymentId).toMatch(/^pi_/);
    expect(stripe.requests).toHaveLength(3);
  });

  test('an amount below the Stripe minimum is refused permanently, with its reason', async () => {
    expect(await refusalOf(checkout.open(providerRequest({ AmountCents: 399 })))).toBe('amount_too_small');
  });

  test('unreachable: not a refusal, because the outcome is unknown', async () => {
    stripe.isDown = true;
    const problem = await refusalOf(checkout.open(providerRequest()));
    expect(String(problem)).toMatch(/^Error: stripe: open: .*status 503, request req_/);
  });

  test('a key unknown to Stripe is a configuration error, not a refused payment', async () => {
    const foreignProvider = providerWith({ STRIPE_SECRET_KEY: 'sk_test_stranger' });
    const problem = await refusalOf(foreignProvider.open(providerRequest()));
    expect(String(problem)).toMatch(/status 401/);
    expect(String(problem)).not.toContain('sk_test_stranger');
  });
});

describe('fetching the status', () => {
  const fresh = {
    Status: 'OPEN',
    AmountCents: 1_280_000,
    Currency: 'HKD',
    ReceivedCents: 0,
    RefundedCents: 0,
    IsSettled: false,
    PaidAt: null,
    FailureCode: null,
    Card: null,
    Refunds: [],
  };

  test('a page that was not visited', async () => {
    expect(await checkout.fetchState(await opened(checkout))).toEqual({ ...fresh, ProviderPaymentId: null });
  });

  test('a form that was not filled in', async () => {
    const payment = await opened(element);
    expect(await element.fetchState(payment)).toEqual({
      ...fresh,
      ProviderPaymentId: payment.ProviderPaymentId,
    });
  });

  test.each([
    ['declined', 'card_declined'],
    ['insufficient', 'insufficient_funds'],
  ] as const)('a card that is %s leaves it open for another one', async (fate, code) => {
    const payment = await opened(checkout);
    stripe.pay(payment.ProviderSessionId ?? '', fate);
    expect(await checkout.fetchState(payment)).toMatchObject({
      Status: 'OPEN',
      FailureCode: code,
      ReceivedCents: 0,
    });
    stripe.pay(payment.ProviderSessionId ?? '');
    expect(await checkout.fetchState(payment)).toMatchObject({ Status: 'SUCCEEDED', FailureCode: null });
  });

  test('paid on Stripe’s page: amount, time and card; not settled before the date of availability', async () => {
    const payment = await opened(checkout);
    const intent = stripe.pay(payment.ProviderSessionId ?? '');
    const truth = await checkout.fetchState(payment);
    expect(truth).toMatchObject({
      Status: 'SUCCEEDED',
      ProviderPaymentId: intent.id,
      ReceivedCents: 1_280_000,
      RefundedCents: 0,
      IsSettled: false,
      Card: 'visa 4242',
    });
    expect(Math.abs(Date.now() - Number(truth.PaidAt))).toBeLessThan(10_000);
    stripe.settle(intent.id);
    expect(await checkout.fetchState(payment)).toMatchObject({ Status: 'SUCCEEDED', IsSettled: true });
  });

  test('processing at the bank', async () => {
    const payment = await opened(checkout);
    stripe.pay(payment.ProviderSessionId ?? '', 'processing');
    expect(await checkout.fetchState(payment)).toMatchObject({
      Status: 'PROCESSING',
      ReceivedCents: 0,
      PaidAt: null,
    });
  });

  test('a page whose bank payment was declined later has failed permanently', async () => {
    const payment = await opened(checkout);
    stripe.pay(payment.ProviderSessionId ?? '', 'processing');
    stripe.pay(payment.ProviderSessionId ?? '', 'declined');
    expect(await checkout.fetchState(payment)).toMatchObject({
      Status: 'FAILED',
      FailureCode: 'card_declined',
    });
  });

  test('a payment unknown to Stripe', async () => {
    const nobody = { PaymentKey: 'x', Account: null, ProviderSessionId: null, ProviderPaymentId: 'pi_none' };
    expect(await refusalOf(element.fetchState(nobody))).toBe('resource_missing');
  });
});

describe('cancelling', () => {
  test('an open page and an open form are cancelled', async () => {
    const page = await opened(checkout);
    await checkout.cancel(page);
    expect(await checkout.fetchState(page)).toMatchObject({ Status: 'CANCELLED' });
    const form = await opened(element);
    await element.cancel(form);
    expect(await element.fetchState(form)).toMatchObject({ Status: 'CANCELLED' });
    await element.cancel(form);
  });

  test('what was paid in the meantime stays paid', async () => {
    const page = await opened(checkout);
    stripe.pay(page.ProviderSessionId ?? '');
    await checkout.cancel(page);
    expect(await checkout.fetchState(page)).toMatchObject({ Status: 'SUCCEEDED', ReceivedCents: 1_280_000 });
    const form = await paid();
    await element.cancel(form);
    expect(await element.fetchState(form)).toMatchObject({ Status: 'SUCCEEDED' });
  });

  test('an unavailable Stripe is not reported as success', async () => {
    const page = await opened(checkout);
    stripe.isDown = true;
    expect(String(await refusalOf(checkout.cancel(page)))).toMatch(/stripe: cancel/);
  });
});
