import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bill, CARDS, ok, type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';
import { providers } from '../../server/provider/providers.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

/** Five things happen at the sandbox; each of them is reported by an event. */
async function fiveThings(bill: Bill): Promise<{ Id: string }[]> {
  const session = await desk.begin(bill);
  ok(await desk.pay(session, CARDS.declined));
  ok(await desk.pay(session, CARDS.settled));
  const [payment] = await desk.payments(bill);
  const provider = await providers.SANDBOX(desk.portal);
  const Payment = {
    PaymentKey: String(payment?.PaymentKey),
    Account: 'sba_house',
    ProviderPaymentId: null,
    ProviderSessionId: null,
  };
  // Refunded on the provider's own pages: not requested by the portal.
  for (const [key, AmountCents] of [
    ['a', 3_000],
    ['b', 2_000],
  ] as const)
    await provider.giveBack({
      RefundKey: `own ${bill.InvoiceId} ${key}`,
      Kind: 'REFUND',
      AmountCents,
      Payment,
    });
  return desk.db
    .selectFrom('SandboxEvent')
    .select('Id')
    .where('PaymentId', '=', String(payment?.ProviderPaymentId))
    .orderBy('CreatedAt')
    .orderBy('Id')
    .execute();
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ Of: fc.constant('EVENT' as const), Which: fc.nat({ max: 4 }) }) },
  { weight: 2, arbitrary: fc.constant({ Of: 'WORK' } as const) },
  { weight: 1, arbitrary: fc.constant({ Of: 'RECONCILE' } as const) },
);

/** What is left of every order: the provider's truth, and each thing told once. */
async function expectTruth(bill: Bill): Promise<void> {
  expect(await desk.payments(bill)).toMatchObject([
    {
      Status: 'SUCCEEDED',
      ReceivedCents: 10_000,
      RefundedCents: 5_000,
      ReservedCents: 5_000,
      IsSettled: true,
      IsSurplus: false,
    },
  ]);
  expect(await desk.invoice(bill)).toMatchObject({
    Status: 'PART_REFUNDED',
    PaidCents: 10_000,
    RefundedCents: 5_000,
    IsSettled: true,
    IsOnline: true,
  });
  expect((await desk.events(bill)).toSorted()).toEqual([
    'ONLINE_PAID',
    'ONLINE_REFUNDED',
    'ONLINE_REFUNDED',
    'ONLINE_SETTLED',
    'PAY_ONLINE',
  ]);
}

describe('events of a provider', () => {
  test('every order of five, each twice or never, with work in between: the provider’s truth', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const bill = await desk.bill();
        const events = await fiveThings(bill);
        expect(events).toHaveLength(5);
        for (const one of steps) {
          if (one.Of === 'WORK') await desk.work();
          if (one.Of === 'RECONCILE') await desk.reconcile();
          if (one.Of === 'EVENT')
            expect((await desk.deliver(events[one.Which] ?? { Id: '' })).status).toBe(200);
        }
        await desk.reconcile();
        await expectTruth(bill);
      }),
      { numRuns: 20 },
    );
  });

  test('all orders of the five, one by one', async () => {
    const bill = await desk.bill();
    const events = await fiveThings(bill);
    for (const order of permutations(events)) {
      for (const event of order) await desk.deliver(event);
      await desk.work();
    }
    await expectTruth(bill);
  });

  test('applied concurrently from many sides, each change is reported once', async () => {
    const bill = await desk.bill();
    const events = await fiveThings(bill);
    await Promise.all([
      ...events.map((event) => desk.deliver(event)),
      desk.reconcile(),
      desk.reconcile(),
      desk.work(),
      desk.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey }),
    ]);
    await desk.reconcile();
    await expectTruth(bill);
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/** `payment.reserved_cents` is at most what was received. */
const TOO_MUCH = /relation "payment" violates check constraint/;

describe('the database', () => {
  const insert = (paymentId: number, key: string, cents: number) =>
    sql`insert into refund (refund_key, payment_id, kind, amount_cents, reason)
      values (${key}, ${paymentId}, 'REFUND', ${cents}, 'test')`;
  const paymentId = async (bill: Bill): Promise<number> => Number((await desk.payments(bill))[0]?.Id);
  const reserved = async (bill: Bill) => (await desk.payments(bill))[0]?.ReservedCents;

  test('refuses a refund of more than was received, and the sum of several', async () => {
    const bill = await desk.paid();
    const id = await paymentId(bill);
    await expect(insert(id, 'too much', 10_001).execute(desk.db)).rejects.toThrow(TOO_MUCH);
    await insert(id, 'six', 6_000).execute(desk.db);
    await expect(insert(id, 'five', 5_000).execute(desk.db)).rejects.toThrow(TOO_MUCH);
    await insert(id, 'four', 4_000).execute(desk.db);
    await expect(insert(id, 'a cent', 1).execute(desk.db)).rejects.toThrow(TOO_MUCH);
    expect(await reserved(bill)).toBe(10_000);
    // One that failed holds nothing; grown afterwards it is refused as well.
    await sql`update refund set status = 'FAILED' where refund_key = 'four'`.execute(desk.db);
    expect(await reserved(bill)).toBe(6_000);
    await expect(
      sql`update refund set amount_cents = 10001 where refund_key = 'six'`.execute(desk.db),
    ).rejects.toThrow(TOO_MUCH);
    await expect(sql`delete from refund where refund_key = 'six'`.execute(desk.db)).rejects.toThrow(
      'never deleted',
    );
  });

  test('refuses one of two at once that are too much together', async () => {
    const bill = await desk.paid();
    const id = await paymentId(bill);
    const both = await Promise.allSettled(
      ['one', 'two'].map((key) =>
        desk.db.transaction().execute(async (tx) => {
          await sql`select pg_sleep(0.05)`.execute(tx);
          await insert(id, `${key} ${bill.InvoiceId}`, 6_000).execute(tx);
          await sql`select pg_sleep(0.1)`.execute(tx);
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await reserved(bill)).toBe(6_000);
  });

  test('refuses a second payment under way, and an event of an invoice that is changed', async () => {
    const bill = await desk.bill();
    await desk.begin(bill);
    await expect(
      sql`insert into payment (payment_key, invoice_id, provider, amount_cents, started_by_id)
        select 'second', ${bill.InvoiceId}, 'SANDBOX', 10000, min(id) from account`.execute(desk.db),
    ).rejects.toThrow('payment_under_way');
    await expect(
      sql`update invoice_event set event = 'PAID' where invoice_id = ${bill.InvoiceId}`.execute(desk.db),
    ).rejects.toThrow();
  });
});
