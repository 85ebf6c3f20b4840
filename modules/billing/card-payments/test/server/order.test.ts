import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import {
  type Bill,
  CARDS,
  ok,
  type PaymentPortal,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';
import { providers } from '../../server/provider/providers.ts';

let testPortal: PaymentPortal;
beforeAll(async () => {
  testPortal = await startPaymentPortal();
});
afterAll(() => testPortal.close());

/** Makes five changes at the sandbox, each reported by an event. */
async function fiveEvents(bill: Bill): Promise<{ Id: string }[]> {
  const session = await testPortal.startPayment(bill);
  ok(await testPortal.pay(session, CARDS.declined));
  ok(await testPortal.pay(session, CARDS.settled));
  const [payment] = await testPortal.payments(bill);
  const provider = await providers.SANDBOX(testPortal.portal);
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
    await provider.refund({
      RefundKey: `own ${bill.InvoiceId} ${key}`,
      Kind: 'REFUND',
      AmountCents,
      Payment,
    });
  return testPortal.db
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

/** The same result after every order of events: the provider's state, with each change reported once. */
async function expectProviderState(bill: Bill): Promise<void> {
  expect(await testPortal.payments(bill)).toMatchObject([
    {
      Status: 'SUCCEEDED',
      ReceivedCents: 10_000,
      RefundedCents: 5_000,
      ReservedCents: 5_000,
      IsSettled: true,
      IsOverpayment: false,
    },
  ]);
  expect(await testPortal.invoice(bill)).toMatchObject({
    Status: 'PART_REFUNDED',
    PaidCents: 10_000,
    RefundedCents: 5_000,
    IsSettled: true,
    IsOnline: true,
  });
  expect((await testPortal.events(bill)).toSorted()).toEqual([
    'ONLINE_PAID',
    'ONLINE_REFUNDED',
    'ONLINE_REFUNDED',
    'ONLINE_SETTLED',
    'PAY_ONLINE',
  ]);
}

describe('events of a provider', () => {
  test('random sequences of five events, repeated or missing, with jobs in between, end in the provider’s state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const bill = await testPortal.bill();
        const events = await fiveEvents(bill);
        expect(events).toHaveLength(5);
        for (const one of steps) {
          if (one.Of === 'WORK') await testPortal.work();
          if (one.Of === 'RECONCILE') await testPortal.reconcile();
          if (one.Of === 'EVENT')
            expect((await testPortal.deliver(events[one.Which] ?? { Id: '' })).status).toBe(200);
        }
        await testPortal.reconcile();
        await expectProviderState(bill);
      }),
      { numRuns: 20 },
    );
  });

  test('all orders of the five events', async () => {
    const bill = await testPortal.bill();
    const events = await fiveEvents(bill);
    for (const order of permutations(events)) {
      for (const event of order) await testPortal.deliver(event);
      await testPortal.work();
    }
    await expectProviderState(bill);
  });

  test('applied concurrently by several processes, each change is reported once', async () => {
    const bill = await testPortal.bill();
    const events = await fiveEvents(bill);
    await Promise.all([
      ...events.map((event) => testPortal.deliver(event)),
      testPortal.reconcile(),
      testPortal.reconcile(),
      testPortal.work(),
      testPortal.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey }),
    ]);
    await testPortal.reconcile();
    await expectProviderState(bill);
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/** The database constraint that `payment.reserved_cents` is at most the amount received. */
const OVER_RESERVED = /relation "payment" violates check constraint/;

describe('the database', () => {
  const insert = (paymentId: number, key: string, cents: number) =>
    sql`insert into refund (refund_key, payment_id, kind, amount_cents, reason)
      values (${key}, ${paymentId}, 'REFUND', ${cents}, 'test')`;
  const paymentId = async (bill: Bill): Promise<number> => Number((await testPortal.payments(bill))[0]?.Id);
  const reserved = async (bill: Bill) => (await testPortal.payments(bill))[0]?.ReservedCents;

  test('refuses a refund of more than was received, and a sum of refunds above it', async () => {
    const bill = await testPortal.paid();
    const id = await paymentId(bill);
    await expect(insert(id, 'too much', 10_001).execute(testPortal.db)).rejects.toThrow(OVER_RESERVED);
    await insert(id, 'six', 6_000).execute(testPortal.db);
    await expect(insert(id, 'five', 5_000).execute(testPortal.db)).rejects.toThrow(OVER_RESERVED);
    await insert(id, 'four', 4_000).execute(testPortal.db);
    await expect(insert(id, 'a cent', 1).execute(testPortal.db)).rejects.toThrow(OVER_RESERVED);
    expect(await reserved(bill)).toBe(10_000);
    // A failed refund reserves nothing; raising a refund above the amount received is refused as well.
    await sql`update refund set status = 'FAILED'
      where refund_key = 'four' and ${announceStatus('refund', 'FAILED')}`.execute(testPortal.db);
    expect(await reserved(bill)).toBe(6_000);
    await expect(
      sql`update refund set amount_cents = 10001 where refund_key = 'six'`.execute(testPortal.db),
    ).rejects.toThrow(OVER_RESERVED);
    await expect(sql`delete from refund where refund_key = 'six'`.execute(testPortal.db)).rejects.toThrow(
      'never deleted',
    );
  });

  test('refuses one of two concurrent refunds that exceed the payment together', async () => {
    const bill = await testPortal.paid();
    const id = await paymentId(bill);
    const both = await Promise.allSettled(
      ['one', 'two'].map((key) =>
        testPortal.db.transaction().execute(async (tx) => {
          await sql`select pg_sleep(0.05)`.execute(tx);
          await insert(id, `${key} ${bill.InvoiceId}`, 6_000).execute(tx);
          await sql`select pg_sleep(0.1)`.execute(tx);
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await reserved(bill)).toBe(6_000);
  });

  test('refuses a second payment in progress, and an event of an invoice that is changed', async () => {
    const bill = await testPortal.bill();
    await testPortal.startPayment(bill);
    await expect(
      sql`insert into payment (payment_key, invoice_id, provider, amount_cents, started_by_id)
        select 'second', ${bill.InvoiceId}, 'SANDBOX', 10000, min(id) from account`.execute(testPortal.db),
    ).rejects.toThrow('payment_under_way');
    await expect(
      sql`update invoice_event set event = 'PAID' where invoice_id = ${bill.InvoiceId}`.execute(
        testPortal.db,
      ),
    ).rejects.toThrow();
  });
});
