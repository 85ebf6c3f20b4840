import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { back, refusalOf, type StripeBench, startStripeBench } from '#quality/support/stripe-bench.ts';

let bench: StripeBench;
let stripe: StripeBench['stripe'];
let checkout: StripeBench['checkout'];
let element: StripeBench['element'];
let opened: StripeBench['opened'];
let paid: StripeBench['paid'];
beforeAll(async () => {
  bench = await startStripeBench();
  ({ stripe, checkout, element, opened, paid } = bench);
});
afterAll(() => bench.stripe.close());
beforeEach(() => bench.fresh());

describe('refunds', () => {
  test('a partial refund and then the rest, each with our key', async () => {
    const payment = await paid();
    const part = back(payment, 300_000);
    expect(await element.refund(part)).toMatchObject({
      RefundKey: part.RefundKey,
      AmountCents: 300_000,
      Status: 'SUCCEEDED',
    });
    const acted = stripe.requests.filter(({ method }) => method === 'POST').at(-1);
    expect(acted).toMatchObject({
      path: '/v1/refunds',
      key: `refund-${part.RefundKey}`,
      form: { amount: '300000', metadata: { RefundKey: part.RefundKey, Kind: 'REFUND' } },
    });
    await element.refund(back(payment, 980_000));
    const truth = await element.fetchState(payment);
    expect(truth).toMatchObject({ ReceivedCents: 1_280_000, RefundedCents: 1_280_000 });
    expect(truth.Refunds.map(({ AmountCents }) => AmountCents).toSorted()).toEqual([300_000, 980_000]);
  });

  test('before settlement the whole amount is refunded, and it is never settled', async () => {
    const payment = await paid();
    const request = back(payment, 1_280_000, { Kind: 'VOID' });
    expect(await element.refund(request)).toMatchObject({ Status: 'SUCCEEDED', AmountCents: 1_280_000 });
    stripe.settle(payment.ProviderPaymentId ?? '');
    expect(await element.fetchState(payment)).toMatchObject({ RefundedCents: 1_280_000, IsSettled: false });
  });

  test('a lost response: refunded once', async () => {
    const payment = await paid();
    stripe.faults.push('LOST');
    await element.refund(back(payment, 1_280_000));
    expect((await element.fetchState(payment)).Refunds).toHaveLength(1);
  });

  test('requested again after Stripe has discarded the key: refunded once', async () => {
    const payment = await paid();
    const request = back(payment, 300_000);
    const first = await element.refund(request);
    const posts = stripe.requests.filter(({ method }) => method === 'POST').length;
    expect(await element.refund(request)).toEqual(first);
    expect(stripe.requests.filter(({ method }) => method === 'POST')).toHaveLength(posts);
  });

  test('five concurrent calls with one key: refunded once', async () => {
    const payment = await paid();
    const request = back(payment, 300_000);
    stripe.faults.push('SLOW');
    const all = await Promise.all(Array.from({ length: 5 }, () => element.refund(request)));
    expect(new Set(all.map(({ ProviderRefundId }) => ProviderRefundId)).size).toBe(1);
    expect((await element.fetchState(payment)).RefundedCents).toBe(300_000);
  });

  test('an amount above the remainder and a complete refund are refused permanently', async () => {
    const payment = await paid();
    await element.refund(back(payment, 1_000_000));
    expect(await refusalOf(element.refund(back(payment, 280_001)))).toBe('StripeInvalidRequestError');
    await element.refund(back(payment, 280_000));
    expect(await refusalOf(element.refund(back(payment, 100)))).toBe('charge_already_refunded');
  });

  test('nothing was paid: nothing to refund', async () => {
    expect(await refusalOf(checkout.refund(back(await opened(checkout), 100)))).toBe('payment_not_paid');
  });

  test('pending, failed and cancelled refunds do not count as completed', async () => {
    const payment = await paid();
    const refund = await element.refund(back(payment, 300_000));
    const made = stripe.ledgerOf(null).things.get(refund.ProviderRefundId);
    for (const [status, ours] of [
      ['pending', 'PENDING'],
      ['requires_action', 'PENDING'],
      ['failed', 'FAILED'],
      ['canceled', 'FAILED'],
    ]) {
      Object.assign(made ?? {}, { status });
      const truth = await element.fetchState(payment);
      expect([status, truth.Refunds[0]?.Status, truth.RefundedCents]).toEqual([status, ours, 0]);
    }
  });

  test('refunded on Stripe’s own pages: has no key of ours', async () => {
    const payment = await paid();
    const intent = payment.ProviderPaymentId ?? '';
    const { makeRefund } = await import('#quality/support/stripe-ledger.ts');
    makeRefund(stripe.ledgerOf(null), { payment_intent: intent, amount: '50000' });
    const truth = await element.fetchState(payment);
    expect(truth.Refunds).toMatchObject([{ RefundKey: null, AmountCents: 50_000, Status: 'SUCCEEDED' }]);
  });
});

describe('accounts', () => {
  test('the account of the key', async () => {
    expect(await checkout.account(null)).toEqual({
      Name: 'Assay Certification',
      IsCharging: true,
      IsPayingOut: true,
      Requirements: [],
    });
  });

  test('a linked account: created once, onboarding requested, opened for its owner, receives payments', async () => {
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
    expect(stripe.requests.at(-1)?.form).toMatchObject({
      type: 'account_onboarding',
      return_url: 'http://portal.test/stripe',
    });

    const payment = await paid({ Account });
    await element.refund(back(payment, 100_000));
    expect(await element.fetchState(payment)).toMatchObject({ Status: 'SUCCEEDED', RefundedCents: 100_000 });
    const about = stripe.requests.filter(({ path }) => !path.startsWith('/v1/account'));
    expect(about.map(({ account }) => account)).toEqual(about.map(() => Account));
    // The key's own account does not contain the payment.
    expect(await refusalOf(element.fetchState({ ...payment, Account: null }))).toBe('resource_missing');
  });

  test('an owner who revoked the access', async () => {
    expect(await checkout.account('acct_of_somebody_else')).toEqual({
      Name: '',
      IsCharging: false,
      IsPayingOut: false,
      Requirements: ['access_revoked'],
    });
  });
});

describe('the list for reconciliation', () => {
  test('all pages of it, ours and others, since a given time', async () => {
    const { Account } = await checkout.connect('Many payments', 'another-intention');
    const keys: string[] = [];
    for (let at = 0; at < 103; at += 1) keys.push((await opened(element, { Account })).PaymentKey);
    const { makeIntent } = await import('#quality/support/stripe-ledger.ts');
    makeIntent(stripe.ledgerOf(Account), { amount: '5000', currency: 'hkd' });
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
