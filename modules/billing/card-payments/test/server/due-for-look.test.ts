import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';
import { dueForLook, dueSql } from '../../server/due-for-look.ts';

/** Enough that reading them all would be the slower way. */
const MANY = 20_000;

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

type Put = { status: string; settled?: boolean; looked?: string; paid?: string; provider?: string };

/** A payment in its current state; times are intervals before now. */
async function put({ status, settled = false, looked, paid, provider = 'SANDBOX' }: Put): Promise<number> {
  const { InvoiceId } = await desk.bill();
  const received = paid === undefined ? 0 : 100;
  const { rows } = await sql<{ Id: number }>`
    insert into payment (payment_key, invoice_id, provider, status, amount_cents, received_cents, is_settled,
      looked_at, paid_at, started_by_id)
    values (gen_random_uuid()::text, ${InvoiceId}, ${provider}, ${status}, 100, ${received}, ${settled},
      now() - ${looked ?? null}::interval, now() - ${paid ?? null}::interval, (select min(id) from account))
    returning id`.execute(desk.db);
  return rows[0]?.Id ?? 0;
}

test('what is unfinished, what goes back, and what was paid lately is looked at; the longest waiting first', async () => {
  const before = new Set((await dueForLook(desk.db, ['SANDBOX', 'STRIPE'])).map(({ Id }) => Id));
  const fresh = await put({ status: 'STARTED' });
  const unsettled = await put({ status: 'SUCCEEDED', paid: '200 days', looked: '3 minutes' });
  const yesterday = await put({ status: 'SUCCEEDED', settled: true, paid: '119 days', looked: '25 hours' });
  const voided = await put({ status: 'VOIDED', paid: '2 days', looked: '26 hours' });
  const goingBack = await put({ status: 'SUCCEEDED', settled: true, paid: '300 days', looked: '1 minute' });
  await sql`insert into refund (refund_key, payment_id, kind, amount_cents, reason, status)
    values ('going back', ${goingBack}, 'REFUND', 40, 'x', 'PENDING')`.execute(desk.db);
  await put({ status: 'SUCCEEDED', settled: true, paid: '2 days', looked: '23 hours' });
  await put({ status: 'SUCCEEDED', settled: true, paid: '121 days', looked: '50 days' });
  await put({ status: 'CANCELLED', looked: '50 days' });
  const away = await put({ status: 'PROCESSING', looked: '9 days', provider: 'STRIPE' });
  const due = async (...reachable: ('SANDBOX' | 'STRIPE')[]) =>
    (await dueForLook(desk.db, reachable)).map(({ Id }) => Id).filter((id) => !before.has(id));
  expect(await due('SANDBOX')).toEqual([voided, yesterday, unsettled, goingBack, fresh].sort(byWait));
  expect(await due('SANDBOX', 'STRIPE')).toContain(away);

  /** Never looked at first, then by how long ago. */
  function byWait(a: number, b: number): number {
    const order = [fresh, voided, yesterday, unsettled, goingBack];
    return order.indexOf(a) - order.indexOf(b);
  }
});

test('however many payments there were, none but those that may be due are read', async () => {
  const { InvoiceId } = await desk.bill();
  await sql`
    insert into payment (payment_key, invoice_id, provider, status, amount_cents, received_cents, is_settled,
      looked_at, paid_at, started_by_id)
    select 'many ' || n, ${InvoiceId}, 'SANDBOX', 'SUCCEEDED', 100, 100, true, now() - interval '100 days',
      now() - interval '130 days' - make_interval(mins => n), (select min(id) from account)
    from generate_series(1, ${MANY}::int) as n`.execute(desk.db);
  await sql`analyze payment`.execute(desk.db);
  await sql`analyze refund`.execute(desk.db);
  const { rows } = await sql<
    Record<string, string>
  >`explain (analyze, buffers) ${dueSql(['SANDBOX'])}`.execute(desk.db);
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).not.toContain('Seq Scan on payment');
  for (const index of ['payment_to_look_at', 'payment_received']) expect(plan).toContain(index);
});
