import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Bill,
  ok,
  type PaymentPortal,
  post,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';
import { sandboxSecret } from '../../server/sandbox/secret.ts';
import { signEvent } from '../../server/sandbox/sign.ts';

const MINUTE = 60_000;
let testPortal: PaymentPortal;
let bill: Bill;
let event: { Id: string };
beforeAll(async () => {
  testPortal = await startPaymentPortal();
});
afterAll(() => testPortal.close());
/** Creates a payment that was made at the sandbox and not reported yet. */
beforeEach(async () => {
  bill = await testPortal.bill();
  ok(await testPortal.pay(await testPortal.startPayment(bill)));
  event = await testPortal.db
    .selectFrom('SandboxEvent')
    .select('Id')
    .where('Type', '=', 'payment.succeeded')
    .where('PaymentId', '=', String((await testPortal.payments(bill))[0]?.ProviderPaymentId))
    .executeTakeFirstOrThrow();
});

const body = async (more: object = {}): Promise<string> =>
  JSON.stringify({
    Id: `sbe_${randomBytes(9).toString('base64url')}`,
    Type: 'payment.succeeded',
    Account: 'sba_house',
    PaymentId: (await testPortal.payments(bill))[0]?.ProviderPaymentId,
    PaymentKey: null,
    CreatedAt: new Date().toISOString(),
    ...more,
  });
const sign = async (text: string, at = new Date()): Promise<string> =>
  signEvent(await sandboxSecret(testPortal.portal), Buffer.from(text), at);
const stored = async (text: string) =>
  (
    await testPortal.db
      .selectFrom('PaymentEvent')
      .select('Outcome')
      .where('EventId', '=', String(JSON.parse(text).Id))
      .execute()
  ).map(({ Outcome }) => Outcome);
const isPaid = async (): Promise<boolean> => {
  await testPortal.work();
  return (await testPortal.invoice(bill)).Status === 'PAID';
};

test('with a recent, valid signature it is accepted', async () => {
  const text = await body();
  expect((await post(testPortal, text, await sign(text))).status).toBe(200);
  expect(await stored(text)).toEqual(['TAKEN']);
  expect(await isPaid()).toBe(true);
});

test('without a signature, or with a wrong, expired or foreign one, nothing is stored and nothing happens', async () => {
  const text = await body();
  const right = await sign(text);
  const wrong = [
    undefined,
    '',
    'nonsense',
    right.replace(/v1=./, (found) => `v1=${found.endsWith('0') ? '1' : '0'}`),
    signEvent(randomBytes(32), Buffer.from(text), new Date()),
    await sign(text, new Date(Date.now() - 6 * MINUTE)),
    await sign(text, new Date(Date.now() + 6 * MINUTE)),
    await sign(await body()),
  ];
  for (const signature of wrong) {
    const { status, error } = await post(testPortal, text, signature);
    expect([signature, status, error.Code]).toEqual([signature, 403, 'ERR_FORBIDDEN']);
  }
  // A body changed by a single space is a different body.
  expect((await post(testPortal, `${text} `, right)).status).toBe(403);
  expect(await stored(text)).toEqual([]);
  expect(await isPaid()).toBe(false);
  const refused = await testPortal.db
    .selectFrom('Audit')
    .select((eb) => eb.fn.countAll<number>().as('Count'))
    .where('Event', '=', 'PAYMENT_EVENT_REFUSED')
    .executeTakeFirstOrThrow();
  expect(Number(refused.Count)).toBe(wrong.length + 1);
});

test('the same message five times is processed once', async () => {
  for (let times = 0; times < 5; times += 1) expect((await testPortal.deliver(event)).status).toBe(200);
  expect(await isPaid()).toBe(true);
  expect(await testPortal.events(bill)).toEqual(['PAY_ONLINE', 'ONLINE_PAID']);
  expect((await testPortal.payments(bill))[0]?.SyncCount).toBe(1);
});

test('a message three days late is processed as usual; without one the portal finds out by itself', async () => {
  const text = await body({ CreatedAt: new Date(Date.now() - 3 * 24 * 60 * MINUTE).toISOString() });
  await testPortal.reconcile();
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', Version: 2 });
  expect((await post(testPortal, text, await sign(text))).status).toBe(200);
  expect(await isPaid()).toBe(true);
  expect(await testPortal.invoice(bill)).toMatchObject({ Version: 2 });
});

test('for another account it is stored without effect', async () => {
  const text = await body({ Account: 'sba_somebody' });
  expect((await post(testPortal, text, await sign(text))).status).toBe(200);
  expect(await stored(text)).toEqual(['OTHER_ACCOUNT']);
  expect(await isPaid()).toBe(false);
});

test('about an unknown payment, or none, it is stored without effect', async () => {
  const unknown = await body({ PaymentId: 'sbp_unknown' });
  const none = await body({ PaymentId: null });
  for (const text of [unknown, none])
    expect((await post(testPortal, text, await sign(text))).status).toBe(200);
  expect([await stored(unknown), await stored(none)]).toEqual([['NOT_OURS'], ['NOT_ABOUT_MONEY']]);
  expect(await isPaid()).toBe(false);
});

test('its content is not trusted: only the state of the payment at the provider', async () => {
  const other = await testPortal.bill();
  await testPortal.startPayment(other);
  const PaymentId = (await testPortal.payments(other))[0]?.ProviderPaymentId;
  const text = await body({ PaymentId, Type: 'payment.succeeded', AmountCents: 999_999 });
  expect((await post(testPortal, text, await sign(text))).status).toBe(200);
  await testPortal.work();
  expect(await testPortal.invoice(other)).toMatchObject({ Status: 'OPEN', PaidCents: 0 });
});

test.each(['', '[]', 'null', '{"Id":', '{"Id":"1"}', `"${'x'.repeat(5000)}"`])(
  'a signed but invalid message is refused: %.20s',
  async (text) => {
    expect((await post(testPortal, text, await sign(text))).status).toBe(403);
  },
);
