import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';
import { paymentsToSync, paymentsToSyncSql } from '../../server/payments-to-sync.ts';

/** Enough rows that reading all of them would be slower. */
const MANY = 20_000;

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

type PaymentInput = {
  status: string;
  settled?: boolean;
  syncedAgo?: string;
  paid?: string;
  provider?: string;
};

/** Inserts a payment in the given state; times are intervals before now. */
async function insertPayment({
  status,
  settled = false,
  syncedAgo,
  paid,
  provider = 'SANDBOX',
}: PaymentInput): Promise<number> {
  const { InvoiceId } = await portal.bill();
  const received = paid === undefined ? 0 : 100;
  const { rows } = await sql<{ Id: number }>`
    insert into payment (payment_key, invoice_id, provider, status, amount_cents, received_cents, is_settled,
      synced_at, paid_at, started_by_id)
    values (gen_random_uuid()::text, ${InvoiceId}, ${provider}, ${status}, 100, ${received}, ${settled},
      now() - ${syncedAgo ?? null}::interval, now() - ${paid ?? null}::interval, (select min(id) from account))
    returning id`.execute(portal.db);
  return rows[0]?.Id ?? 0;
}

test('unfinished payments, pending refunds and recent payments are checked, the longest waiting first', async () => {
  const before = new Set((await paymentsToSync(portal.db, ['SANDBOX', 'STRIPE'])).map(({ Id }) => Id));
  const fresh = await insertPayment({ status: 'STARTED' });
  const unsettled = await insertPayment({ status: 'SUCCEEDED', paid: '200 days', syncedAgo: '3 minutes' });
  const yesterday = await insertPayment({
    status: 'SUCCEEDED',
    settled: true,
    paid: '119 days',
    syncedAgo: '25 hours',
  });
  const voided = await insertPayment({ status: 'VOIDED', paid: '2 days', syncedAgo: '26 hours' });
  const goingBack = await insertPayment({
    status: 'SUCCEEDED',
    settled: true,
    paid: '300 days',
    syncedAgo: '1 minute',
  });
  await sql`insert into refund (refund_key, payment_id, kind, amount_cents, reason, status)
    values ('going back', ${goingBack}, 'REFUND', 40, 'x', 'PENDING')`.execute(portal.db);
  await insertPayment({ status: 'SUCCEEDED', settled: true, paid: '2 days', syncedAgo: '23 hours' });
  await insertPayment({ status: 'SUCCEEDED', settled: true, paid: '121 days', syncedAgo: '50 days' });
  await insertPayment({ status: 'CANCELLED', syncedAgo: '50 days' });
  const away = await insertPayment({ status: 'PROCESSING', syncedAgo: '9 days', provider: 'STRIPE' });
  const due = async (...reachable: ('SANDBOX' | 'STRIPE')[]) =>
    (await paymentsToSync(portal.db, reachable)).map(({ Id }) => Id).filter((id) => !before.has(id));
  expect(await due('SANDBOX')).toEqual([voided, yesterday, unsettled, goingBack, fresh].sort(byWait));
  expect(await due('SANDBOX', 'STRIPE')).toContain(away);

  /** Sorts payments never synced first, then by least recent sync. */
  function byWait(a: number, b: number): number {
    const order = [fresh, voided, yesterday, unsettled, goingBack];
    return order.indexOf(a) - order.indexOf(b);
  }
});

test('only payments that may be due are read, however many there are', async () => {
  const { InvoiceId } = await portal.bill();
  await sql`
    insert into payment (payment_key, invoice_id, provider, status, amount_cents, received_cents, is_settled,
      synced_at, paid_at, started_by_id)
    select 'many ' || n, ${InvoiceId}, 'SANDBOX', 'SUCCEEDED', 100, 100, true, now() - interval '100 days',
      now() - interval '130 days' - make_interval(mins => n), (select min(id) from account)
    from generate_series(1, ${MANY}::int) as n`.execute(portal.db);
  await sql`analyze payment`.execute(portal.db);
  await sql`analyze refund`.execute(portal.db);
  const { rows } = await sql<
    Record<string, string>
  >`explain (analyze, buffers) ${paymentsToSyncSql(['SANDBOX'])}`.execute(portal.db);
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).not.toContain('Seq Scan on payment');
  for (const index of ['payment_to_sync', 'payment_received']) expect(plan).toContain(index);
});
