import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorker } from '#platform/server/jobs/worker.ts';
import { CARDS, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';
import { REASON, refundFixture } from '#quality/support/refund-fixture.ts';

let testPortal: PaymentPortal;
const children: ChildProcess[] = [];
beforeAll(async () => {
  testPortal = await startPaymentPortal();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => testPortal.close());

const { refund, refundsOf } = refundFixture(() => testPortal);
const inSandbox = async (table: 'SandboxPayment' | 'SandboxRefund'): Promise<number> =>
  Number(
    (
      await testPortal.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('Count'))
        .executeTakeFirstOrThrow()
    ).Count,
  );

/** Starts a separate process on the same database, which can be killed. */
async function start(script: string): Promise<{ child: ChildProcess; content: unknown }> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = testPortal.portal.settings;
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR, PUBLIC_URL };
  const child = fork(join(import.meta.dirname, `../../../../../quality/support/${script}.ts`), {
    env,
    execArgv: [],
  });
  children.push(child);
  const [content] = await once(child, 'message');
  return { child, content };
}

async function killed(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Waits until a session waits for a lock that the test owns. */
const waitForBlockedQuery = () =>
  expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(testPortal.db)
        ).rows.length,
      { timeout: 20_000, interval: 20 },
    )
    .toBeGreaterThan(0);

test('kill -9 after the provider opened a payment, before its ids are stored: the same payment continues', async () => {
  const bill = await testPortal.bill();
  const before = await inSandbox('SandboxPayment');
  ok(await testPortal.post('client', '/application/payonline', { ApplicationKey: bill.ApplicationKey }));
  const request = {
    InvoiceNo: 'INV-1',
    Description: 'Invoice INV-1',
    Email: 'client@demo.test',
    Language: 'EN',
    ReturnUrl: `http://portal.test/invoice/${bill.ApplicationKey}`,
  };
  await sql`update payment set provider_request = ${JSON.stringify(request)}::jsonb where invoice_id = ${bill.InvoiceId}`.execute(
    testPortal.db,
  );
  const { child, content } = await start('portal-process');
  const headers = { 'content-type': 'application/json', ...(await testPortal.token('client')) };
  await testPortal.db.transaction().execute(async (tx) => {
    // The provider's response cannot be stored while this row is locked.
    await sql`select from payment where invoice_id = ${bill.InvoiceId} for update`.execute(tx);
    const call = fetch(`http://127.0.0.1:${content}/api/payment/open`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ InvoiceKey: bill.InvoiceKey }),
    }).catch(() => null);
    await waitForBlockedQuery();
    expect(await inSandbox('SandboxPayment')).toBe(before + 1);
    await killed(child);
    expect(await call).toBeNull();
  });
  expect(await testPortal.payments(bill)).toMatchObject([
    { ProviderPaymentId: null, ProviderSessionId: null },
  ]);

  const session = await testPortal.startPayment(bill);
  expect(await inSandbox('SandboxPayment')).toBe(before + 1);
  ok(await testPortal.pay(session));
  await testPortal.reconcile();
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', PaidCents: bill.AmountCents });
});

/** Runs a function while the sandbox is unreachable. */
async function whileSandboxIsDown(perform: () => Promise<void>): Promise<void> {
  await sql`alter table sandbox_payment rename to sandbox_payment_away`.execute(testPortal.db);
  try {
    await perform();
  } finally {
    await sql`alter table sandbox_payment_away rename to sandbox_payment`.execute(testPortal.db);
  }
}

test('provider unavailable: an error is shown, nothing is lost, and the same payment continues afterwards', async () => {
  const bill = await testPortal.bill();
  const { ApplicationKey, InvoiceKey } = bill;
  await whileSandboxIsDown(async () => {
    ok(await testPortal.post('client', '/application/payonline', { ApplicationKey }));
    const { status, error } = await testPortal.post('client', '/payment/open', { InvoiceKey });
    expect([status, error.Code]).toEqual([503, 'ERR_UNAVAILABLE']);
    expect(error.Message).toContain('payment service provider');
  });
  ok(await testPortal.pay(await testPortal.startPayment(bill), CARDS.settled));
  await whileSandboxIsDown(async () => {
    await expect(testPortal.reconcile()).rejects.toThrow('sandbox_payment');
    expect((await testPortal.post('client', '/payment/abandon', { InvoiceKey })).status).toBe(503);
  });
  await testPortal.reconcile();
  expect(await testPortal.payments(bill)).toMatchObject([{ Status: 'SUCCEEDED' }]);

  ok(await refund(bill));
  await whileSandboxIsDown(() => expect(testPortal.work()).rejects.toThrow('sandbox_payment'));
  expect(await refundsOf(bill)).toMatchObject([{ Status: 'STARTED' }]);
  expect((await refund(bill)).error.Reasons).toMatchObject([{ Code: 'REASON_REFUND_UNDER_WAY' }]);
  await testPortal.reconcile();
  expect(await refundsOf(bill)).toMatchObject([{ Status: 'SUCCEEDED' }]);
});

test('ids that were not stored are found by the reconciliation job', async () => {
  const bill = await testPortal.bill();
  const session = await testPortal.startPayment(bill);
  await testPortal.db
    .updateTable('Payment')
    .set({ ProviderPaymentId: null, ProviderSessionId: null })
    .where('InvoiceId', '=', bill.InvoiceId)
    .execute();
  ok(await testPortal.pay(session));
  await testPortal.reconcile();
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID' });
});

test('kill -9 after the provider refunded, before the response: the job resumes and refunds only once', async () => {
  const bill = await testPortal.paid();
  const before = await inSandbox('SandboxRefund');
  await sql`delete from graphile_worker._private_jobs`.execute(testPortal.db);
  ok(await refund(bill, { AmountCents: 4_000 }));
  await testPortal.db.transaction().execute(async (tx) => {
    // No provider response can be applied while this row is locked.
    await sql`select from application where application_key = ${bill.ApplicationKey} for update`.execute(tx);
    const { child } = await start('payment-worker');
    await waitForBlockedQuery();
    expect(await inSandbox('SandboxRefund')).toBe(before + 1);
    await killed(child);
  });
  expect(await refundsOf(bill)).toMatchObject([{ Status: 'STARTED', AmountCents: 4_000 }]);

  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`.execute(
    testPortal.db,
  );
  const worker = await startWorker(testPortal.portal, {
    url: String(testPortal.portal.settings.DATABASE_URL),
    concurrency: 1,
  });
  try {
    await expect
      .poll(async () => (await refundsOf(bill)).map(({ Status }) => Status), { timeout: 20_000 })
      .toEqual(['SUCCEEDED']);
  } finally {
    await worker.stop();
  }
  expect(await inSandbox('SandboxRefund')).toBe(before + 1);
  expect(await testPortal.invoice(bill)).toMatchObject({
    Status: 'PART_REFUNDED',
    RefundedCents: 4_000,
    PaidCents: bill.AmountCents,
  });
});

test('of fifty concurrent refunds one is created', async () => {
  const bill = await testPortal.paid();
  const before = await inSandbox('SandboxRefund');
  const answers = await Promise.all(Array.from({ length: 50 }, () => refund(bill)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect([...new Set(others.map(({ error }) => error.Code))]).toEqual(['ERR_TRANSITION']);
  await testPortal.work();
  expect(await inSandbox('SandboxRefund')).toBe(before + 1);
  expect(await refundsOf(bill)).toMatchObject([{ Status: 'SUCCEEDED', AmountCents: bill.AmountCents }]);
  expect(await testPortal.invoice(bill)).toMatchObject({
    Status: 'REFUNDED',
    RefundedCents: bill.AmountCents,
  });
  expect((await refund(bill)).error.Code).toBe('ERR_TRANSITION');
});

test('the same refund sent twice by a browser is one refund', async () => {
  const bill = await testPortal.paid();
  const again = () =>
    testPortal.post(
      'finance',
      '/application/onlinepayment/cancel/refund',
      { ApplicationKey: bill.ApplicationKey, ...REASON, AmountCents: 1_000 },
      { 'idempotency-key': `refund ${bill.InvoiceKey}`.replace(' ', '-') },
    );
  ok(await again());
  await testPortal.work();
  ok(await again());
  await testPortal.work();
  expect(await refundsOf(bill)).toHaveLength(1);
});

test('two tabs paying one invoice create one payment', async () => {
  const bill = await testPortal.bill();
  const before = await inSandbox('SandboxPayment');
  const sessions = await Promise.all([
    testPortal.startPayment(bill),
    testPortal.startPayment(bill),
    testPortal.startPayment(bill),
  ]);
  expect(new Set(sessions).size).toBe(1);
  const [session = ''] = sessions;
  const paid = await Promise.all(sessions.map(() => testPortal.pay(session)));
  expect(paid.map(({ data }) => data.Status)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
  // A third tab that was open all the time gets the response that there is nothing left to pay.
  const late = await testPortal.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey });
  expect(late.error).toMatchObject({
    Code: 'ERR_TRANSITION',
    Reasons: [{ Code: 'REASON_PAYMENT_ENDED' }],
  });
  expect(await inSandbox('SandboxPayment')).toBe(before + 1);
  expect(await testPortal.payments(bill)).toMatchObject([
    { Status: 'SUCCEEDED', ReceivedCents: bill.AmountCents },
  ]);
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', PaidCents: bill.AmountCents });
});
