import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../src/payment/provider/refusal.ts';
import { stripeProvider } from '../src/payment/provider/stripe/stripe-provider.ts';
import type { GiveBackWish, OpenWish, PaymentProvider, PaymentRef } from '../src/payment/provider/types.ts';
import { readSettings } from '../src/settings.ts';
import {
  STRIPE_KEY,
  STRIPE_SECRET,
  type StripeService,
  startStripeService,
} from './support/stripe-service.ts';

let stripe: StripeService;
let checkout: PaymentProvider;
let element: PaymentProvider;

const settingsFor = (more: Record<string, string> = {}) =>
  readSettings({
    NODE_ENV: 'test',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_API_URL: stripe.url,
    ...more,
  });

beforeAll(async () => {
  stripe = await startStripeService();
  checkout = stripeProvider(settingsFor());
  element = stripeProvider(settingsFor({ STRIPE_UI: 'element' }));
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.asked.length = 0;
  stripe.faults.length = 0;
  stripe.isDown = false;
});

let count = 0;
const wishOf = (more: Partial<OpenWish> = {}): OpenWish => ({
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

async function opened(provider: PaymentProvider, more: Partial<OpenWish> = {}): Promise<PaymentRef> {
  const wish = wishOf(more);
  const { ProviderPaymentId, ProviderSessionId } = await provider.open(wish);
  return { PaymentKey: wish.PaymentKey, Account: wish.Account, ProviderPaymentId, ProviderSessionId };
}

async function paid(more: Partial<OpenWish> = {}): Promise<PaymentRef> {
  const payment = await opened(element, more);
  stripe.pay(payment.ProviderPaymentId ?? '', 'paid', payment.Account);
  return payment;
}

const back = (Payment: PaymentRef, AmountCents: number, more: Partial<GiveBackWish> = {}): GiveBackWish => ({
  RefundKey: `refund-number-${++count}`,
  Kind: 'REFUND',
  AmountCents,
  Payment,
  ...more,
});

const refusalOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Refusal ? error.Code : error),
  );

describe('opening a payment', () => {
  test('Checkout gets one line with the invoice’s amount, and every part names our payment', async () => {
    const wish = wishOf();
    const { Url, ProviderSessionId, ClientSecret, ProviderPaymentId } = await checkout.open(wish);
    expect(Url).toBe(`https://checkout.stripe.test/c/pay/${ProviderSessionId}`);
    expect([ClientSecret, ProviderPaymentId]).toEqual([null, null]);
    expect(stripe.asked).toHaveLength(1);
    expect(stripe.asked[0]).toEqual({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: `open-${wish.PaymentKey}`,
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
        client_reference_id: wish.PaymentKey,
        customer_email: 'client@demo.test',
        locale: 'zh-HK',
        metadata: { PaymentKey: wish.PaymentKey, InvoiceNo: 'INV-2026-00012' },
        payment_intent_data: {
          description: 'Invoice INV-2026-00012',
          metadata: { PaymentKey: wish.PaymentKey, InvoiceNo: 'INV-2026-00012' },
        },
        success_url: 'http://portal.test/invoice/abc?returned=1',
        cancel_url: 'http://portal.test/invoice/abc',
      },
    });
  });

  test('the form on our page gets the secret of an intent, and no address', async () => {
    const wish = wishOf();
    const { Url, ProviderPaymentId, ClientSecret, ProviderSessionId } = await element.open(wish);
    expect([Url, ProviderSessionId]).toEqual([null, null]);
    expect(ClientSecret).toBe(`${ProviderPaymentId}_secret_test`);
    expect(stripe.asked[0]?.form).toMatchObject({ amount: '1280000', currency: 'hkd' });
  });

  test.each([
    ['EN', 'en'],
    ['CHT', 'zh-HK'],
    ['CHS', 'zh'],
  ] as const)('in %s Stripe speaks %s', async (Language, locale) => {
    await checkout.open(wishOf({ Language }));
    expect(stripe.asked[0]?.form.locale).toBe(locale);
  });

  test('asked again, it is the same payment', async () => {
    const wish = wishOf();
    expect(await checkout.open(wish)).toEqual(await checkout.open(wish));
    expect(await element.open({ ...wish, PaymentKey: 'another-payment' })).toEqual(
      await element.open({ ...wish, PaymentKey: 'another-payment' }),
    );
  });

  test('an answer that is lost is asked for again under the same key: one payment', async () => {
    const before = stripe.booksOf(null).things.size;
    stripe.faults.push('LOST');
    await element.open(wishOf());
    expect(stripe.asked.map(({ key }) => key)).toEqual([stripe.asked[0]?.key, stripe.asked[0]?.key]);
    expect(stripe.booksOf(null).things.size).toBe(before + 1);
  });

  test('a busy and then a broken Stripe are asked again', async () => {
    stripe.faults.push('BROKEN', 'BROKEN');
    expect((await element.open(wishOf())).ProviderPaymentId).toMatch(/^pi_/);
    expect(stripe.asked).toHaveLength(3);
  });

  test('less than Stripe takes is refused for good, with its reason', async () => {
    expect(await refusalOf(checkout.open(wishOf({ AmountCents: 399 })))).toBe('amount_too_small');
  });

  test('nobody there: no refusal, for nobody knows what happened', async () => {
    stripe.isDown = true;
    const problem = await refusalOf(checkout.open(wishOf()));
    expect(String(problem)).toMatch(/^Error: stripe: open: .*status 503, request req_/);
  });

  test('a key that Stripe does not know is a wrong setting, not a refused payment', async () => {
    const stranger = stripeProvider(settingsFor({ STRIPE_SECRET_KEY: 'sk_test_stranger' }));
    const problem = await refusalOf(stranger.open(wishOf()));
    expect(String(problem)).toMatch(/status 401/);
    expect(String(problem)).not.toContain('sk_test_stranger');
  });
});

describe('looking', () => {
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

  test('a page that nobody has been to', async () => {
    expect(await checkout.look(await opened(checkout))).toEqual({ ...fresh, ProviderPaymentId: null });
  });

  test('a form that nobody has filled in', async () => {
    const payment = await opened(element);
    expect(await element.look(payment)).toEqual({ ...fresh, ProviderPaymentId: payment.ProviderPaymentId });
  });

  test.each([
    ['declined', 'card_declined'],
    ['insufficient', 'insufficient_funds'],
  ] as const)('a card that is %s leaves it open for another one', async (fate, code) => {
    const payment = await opened(checkout);
    stripe.pay(payment.ProviderSessionId ?? '', fate);
    expect(await checkout.look(payment)).toMatchObject({
      Status: 'OPEN',
      FailureCode: code,
      ReceivedCents: 0,
    });
    stripe.pay(payment.ProviderSessionId ?? '');
    expect(await checkout.look(payment)).toMatchObject({ Status: 'SUCCEEDED', FailureCode: null });
  });

  test('paid on Stripe’s page: amount, moment, card; not settled before it may be paid out', async () => {
    const payment = await opened(checkout);
    const intent = stripe.pay(payment.ProviderSessionId ?? '');
    const truth = await checkout.look(payment);
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
    expect(await checkout.look(payment)).toMatchObject({ Status: 'SUCCEEDED', IsSettled: true });
  });

  test('on its way at the bank', async () => {
    const payment = await opened(checkout);
    stripe.pay(payment.ProviderSessionId ?? '', 'processing');
    expect(await checkout.look(payment)).toMatchObject({
      Status: 'PROCESSING',
      ReceivedCents: 0,
      PaidAt: null,
    });
  });

  test('a page whose bank said no later has failed for good', async () => {
    const payment = await opened(checkout);
    stripe.pay(payment.ProviderSessionId ?? '', 'processing');
    stripe.pay(payment.ProviderSessionId ?? '', 'declined');
    expect(await checkout.look(payment)).toMatchObject({ Status: 'FAILED', FailureCode: 'card_declined' });
  });

  test('a payment that Stripe has never heard of', async () => {
    const nobody = { PaymentKey: 'x', Account: null, ProviderSessionId: null, ProviderPaymentId: 'pi_none' };
    expect(await refusalOf(element.look(nobody))).toBe('resource_missing');
  });
});

describe('cancelling', () => {
  test('an open page and an open form end', async () => {
    const page = await opened(checkout);
    await checkout.cancel(page);
    expect(await checkout.look(page)).toMatchObject({ Status: 'CANCELLED' });
    const form = await opened(element);
    await element.cancel(form);
    expect(await element.look(form)).toMatchObject({ Status: 'CANCELLED' });
    await element.cancel(form);
  });

  test('what was paid meanwhile stays paid', async () => {
    const page = await opened(checkout);
    stripe.pay(page.ProviderSessionId ?? '');
    await checkout.cancel(page);
    expect(await checkout.look(page)).toMatchObject({ Status: 'SUCCEEDED', ReceivedCents: 1_280_000 });
    const form = await paid();
    await element.cancel(form);
    expect(await element.look(form)).toMatchObject({ Status: 'SUCCEEDED' });
  });

  test('a Stripe that is away is no success', async () => {
    const page = await opened(checkout);
    stripe.isDown = true;
    expect(String(await refusalOf(checkout.cancel(page)))).toMatch(/stripe: cancel/);
  });
});

describe('giving back', () => {
  test('a part and then the rest, each carrying our key', async () => {
    const payment = await paid();
    const part = back(payment, 300_000);
    expect(await element.giveBack(part)).toMatchObject({
      RefundKey: part.RefundKey,
      AmountCents: 300_000,
      Status: 'SUCCEEDED',
    });
    const acted = stripe.asked.filter(({ method }) => method === 'POST').at(-1);
    expect(acted).toMatchObject({
      path: '/v1/refunds',
      key: `refund-${part.RefundKey}`,
      form: { amount: '300000', metadata: { RefundKey: part.RefundKey, Kind: 'REFUND' } },
    });
    await element.giveBack(back(payment, 980_000));
    const truth = await element.look(payment);
    expect(truth).toMatchObject({ ReceivedCents: 1_280_000, RefundedCents: 1_280_000 });
    expect(truth.Refunds.map(({ AmountCents }) => AmountCents).toSorted()).toEqual([300_000, 980_000]);
  });

  test('before it is settled the whole goes back, and it is never settled', async () => {
    const payment = await paid();
    const wish = back(payment, 1_280_000, { Kind: 'VOID' });
    expect(await element.giveBack(wish)).toMatchObject({ Status: 'SUCCEEDED', AmountCents: 1_280_000 });
    stripe.settle(payment.ProviderPaymentId ?? '');
    expect(await element.look(payment)).toMatchObject({ RefundedCents: 1_280_000, IsSettled: false });
  });

  test('an answer that is lost: given back once', async () => {
    const payment = await paid();
    stripe.faults.push('LOST');
    await element.giveBack(back(payment, 1_280_000));
    expect((await element.look(payment)).Refunds).toHaveLength(1);
  });

  test('asked again when Stripe has long forgotten the key: given back once', async () => {
    const payment = await paid();
    const wish = back(payment, 300_000);
    const first = await element.giveBack(wish);
    const posts = stripe.asked.filter(({ method }) => method === 'POST').length;
    expect(await element.giveBack(wish)).toEqual(first);
    expect(stripe.asked.filter(({ method }) => method === 'POST')).toHaveLength(posts);
  });

  test('five at once with one key: given back once', async () => {
    const payment = await paid();
    const wish = back(payment, 300_000);
    stripe.faults.push('SLOW');
    const all = await Promise.all(Array.from({ length: 5 }, () => element.giveBack(wish)));
    expect(new Set(all.map(({ ProviderRefundId }) => ProviderRefundId)).size).toBe(1);
    expect((await element.look(payment)).RefundedCents).toBe(300_000);
  });

  test('more than is left, and what is given back already, are refused for good', async () => {
    const payment = await paid();
    await element.giveBack(back(payment, 1_000_000));
    expect(await refusalOf(element.giveBack(back(payment, 280_001)))).toBe('StripeInvalidRequestError');
    await element.giveBack(back(payment, 280_000));
    expect(await refusalOf(element.giveBack(back(payment, 100)))).toBe('charge_already_refunded');
  });

  test('nothing was paid: nothing to give back', async () => {
    expect(await refusalOf(checkout.giveBack(back(await opened(checkout), 100)))).toBe('payment_not_paid');
  });

  test('pending, failed and cancelled refunds are none that are done', async () => {
    const payment = await paid();
    const refund = await element.giveBack(back(payment, 300_000));
    const made = stripe.booksOf(null).things.get(refund.ProviderRefundId);
    for (const [status, ours] of [
      ['pending', 'PENDING'],
      ['requires_action', 'PENDING'],
      ['failed', 'FAILED'],
      ['canceled', 'FAILED'],
    ]) {
      Object.assign(made ?? {}, { status });
      const truth = await element.look(payment);
      expect([status, truth.Refunds[0]?.Status, truth.RefundedCents]).toEqual([status, ours, 0]);
    }
  });

  test('somebody at Stripe’s own pages gave back: it carries no key of ours', async () => {
    const payment = await paid();
    const intent = payment.ProviderPaymentId ?? '';
    const { makeRefund } = await import('./support/stripe-books.ts');
    makeRefund(stripe.booksOf(null), { payment_intent: intent, amount: '50000' });
    const truth = await element.look(payment);
    expect(truth.Refunds).toMatchObject([{ RefundKey: null, AmountCents: 50_000, Status: 'SUCCEEDED' }]);
  });
});

describe('accounts', () => {
  test('the key’s own', async () => {
    expect(await checkout.account(null)).toEqual({
      Name: 'Assay Certification',
      IsCharging: true,
      IsPayingOut: true,
      Requirements: [],
    });
  });

  test('one that is linked: made once, asked for what is missing, opened for its owner, paid into', async () => {
    const { Account } = await checkout.connect('Branch', 'one-intention');
    expect((await checkout.connect('Branch', 'one-intention')).Account).toBe(Account);
    expect(await checkout.account(Account)).toEqual({
      Name: 'Branch',
      IsCharging: false,
      IsPayingOut: false,
      Requirements: ['external_account', 'business_profile.url'],
    });
    const { Url } = await checkout.link(Account, 'http://portal.test/stripe');
    expect(Url).toBe(`https://connect.stripe.test/setup/${Account}`);
    expect(stripe.asked.at(-1)?.form).toMatchObject({
      type: 'account_onboarding',
      return_url: 'http://portal.test/stripe',
    });

    const payment = await paid({ Account });
    await element.giveBack(back(payment, 100_000));
    expect(await element.look(payment)).toMatchObject({ Status: 'SUCCEEDED', RefundedCents: 100_000 });
    const about = stripe.asked.filter(({ path }) => !path.startsWith('/v1/account'));
    expect(about.map(({ account }) => account)).toEqual(about.map(() => Account));
    // In the books of the key's own account there is nothing of it.
    expect(await refusalOf(element.look({ ...payment, Account: null }))).toBe('resource_missing');
  });

  test('an owner who took the access away', async () => {
    expect(await checkout.account('acct_of_somebody_else')).toEqual({
      Name: '',
      IsCharging: false,
      IsPayingOut: false,
      Requirements: ['access_revoked'],
    });
  });
});

describe('the list for comparing', () => {
  test('all pages of it, ours and others, since a moment', async () => {
    const { Account } = await checkout.connect('Many payments', 'another-intention');
    const keys: string[] = [];
    for (let at = 0; at < 103; at += 1) keys.push((await opened(element, { Account })).PaymentKey);
    const { makeIntent } = await import('./support/stripe-books.ts');
    makeIntent(stripe.booksOf(Account), { amount: '5000', currency: 'hkd' });
    const listed = await element.list(Account, new Date(Date.now() - 60_000));
    expect(listed).toHaveLength(104);
    expect(
      listed
        .map(({ PaymentKey }) => PaymentKey)
        .filter((key) => key !== null)
        .toSorted(),
    ).toEqual(keys.toSorted());
    expect(await element.list(Account, new Date(Date.now() + 60_000))).toEqual([]);
  });
});
