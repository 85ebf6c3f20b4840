/**
 * Starts a test portal with sandbox card payments, with helpers to create invoices, pay, deliver events and
 * run jobs exactly when a payment test decides.
 */
import { sql } from 'kysely';
import { sandboxSecret } from '#modules/billing/card-payments/server/sandbox/secret.ts';
import { signEvent } from '#modules/billing/card-payments/server/sandbox/sign.ts';
import type { InvoiceStatus } from '#modules/billing/invoices/rules/statuses.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { handlerOf } from '#platform/server/jobs/registry.ts';
import type { TaskName } from '#platform/server/jobs/tasks.ts';
import { certificateFixture } from './certificate-fixture.ts';
import { insertCertified, insertInvoice } from './certified.ts';
import { type Answer, startTestPortal, type TestPortal } from './portal.ts';

export const CARDS = {
  success: '4242 4242 4242 4242',
  settled: '4000 0000 0000 0077',
  refundFails: '4000 0000 0000 5126',
  question: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  funds: '4000 0000 0000 9995',
} as const;

export type Bill = { ApplicationKey: string; InvoiceKey: string; InvoiceId: number; AmountCents: number };

/** A portal with card payments in the sandbox, on which the test decides when jobs run. */
export type PaymentPortal = TestPortal & {
  /** Creates an application of the client with an unpaid invoice. */
  bill: () => Promise<Bill>;
  /** Starts a payment; returns the session of the sandbox page. */
  startPayment: (bill: Bill) => Promise<string>;
  pay: (session: string, card?: string) => Promise<Answer>;
  /** Runs all due jobs except deliveries and emails. */
  work: (kinds?: readonly TaskName[]) => Promise<void>;
  /** Runs the 15-minute job that finds changes for which no event arrived. */
  reconcile: () => Promise<void>;
  /** Delivers an event of the sandbox, any number of times. */
  deliver: (event: { Id: string }, at?: Date) => Promise<Answer>;
  invoice: (bill: Bill) => ReturnType<typeof invoiceOf>;
  payments: (bill: Bill) => ReturnType<typeof paymentsOf>;
  events: (bill: Bill) => Promise<string[]>;
  /** Creates an invoice paid by a card that the sandbox settles at once and that the portal has recorded. */
  paid: (card?: string) => Promise<Bill>;
  /** Simulates the passing of a day at the sandbox. */
  settle: () => Promise<unknown>;
};

const PAYMENT_JOBS: readonly TaskName[] = ['payment.sync', 'payment.refund', 'payment.reconcile'];

export async function startPaymentPortal(environment: Record<string, string> = {}): Promise<PaymentPortal> {
  const paymentPortal = await openPaymentPortal(environment);
  return {
    ...paymentPortal,
    paid: async (card = CARDS.settled) => {
      const bill = await paymentPortal.bill();
      ok(await paymentPortal.pay(await paymentPortal.startPayment(bill), card));
      await paymentPortal.reconcile();
      return bill;
    },
  };
}

async function openPaymentPortal(environment: Record<string, string>): Promise<Omit<PaymentPortal, 'paid'>> {
  const testPortal = await startTestPortal(environment);
  const { db, portal } = testPortal;
  await db
    .insertInto('PaymentConnection')
    .values({ Provider: 'SANDBOX', Account: 'sba_house', IsCharging: true, ConnectedById: null })
    .execute();
  return {
    ...testPortal,
    bill: () => makeBill(testPortal),
    startPayment: async (bill) => {
      ok(await testPortal.post('client', '/application/payonline', { ApplicationKey: bill.ApplicationKey }));
      const opened = ok(await testPortal.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey }));
      return String(new URL(String(opened.data.Url)).searchParams.get('session'));
    },
    pay: (Session, CardNo = CARDS.success) =>
      testPortal.post(null, '/payment/sandbox/pay', { Session, CardNo, Expiry: '12/40', Cvc: '123' }),
    work: (kinds = PAYMENT_JOBS) => work(portal, kinds),
    reconcile: async () => {
      await handlerOf('payment.reconcile')(portal, {}, { IsLast: false });
      await work(portal, PAYMENT_JOBS);
    },
    deliver: async ({ Id }, at = new Date()) => {
      const event = await db
        .selectFrom('SandboxEvent')
        .innerJoin('SandboxPayment', 'SandboxPayment.Id', 'SandboxEvent.PaymentId')
        .selectAll('SandboxEvent')
        .select('IdempotencyKey as PaymentKey')
        .where('SandboxEvent.Id', '=', Id)
        .executeTakeFirstOrThrow();
      const body = JSON.stringify({ ...event, CreatedAt: event.CreatedAt.toISOString() });
      const secret = await sandboxSecret(portal);
      return post(testPortal, body, signEvent(secret, Buffer.from(body), at));
    },
    invoice: (bill) => invoiceOf(db, bill),
    payments: (bill) => paymentsOf(db, bill),
    events: async (bill) =>
      (
        await db
          .selectFrom('InvoiceEvent')
          .select('Event')
          .where('InvoiceId', '=', bill.InvoiceId)
          .orderBy('Seq')
          .execute()
      ).map((row) => row.Event),
    settle: () =>
      db
        .updateTable('SandboxPayment')
        .set({ SettlesAt: new Date(0) })
        .where('Status', '=', 'SUCCEEDED')
        .execute(),
  };
}

/** Sends a webhook call to the sandbox endpoint with any body and signature. */
export async function post(testPortal: TestPortal, body: string, signature?: string): Promise<Answer> {
  const answer = await testPortal.app.inject({
    method: 'POST',
    url: '/api/payment/sandbox/webhook',
    payload: body,
    headers: { 'content-type': 'application/json', ...(signature && { 'sandbox-signature': signature }) },
  });
  const content = answer.json() as Record<string, unknown>;
  return {
    status: answer.statusCode,
    data: content.data as Answer['data'],
    error: content as Answer['error'],
  };
}

export function ok(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.error)}`);
  return answer;
}

let bills = 0;

/** Creates a published certificate with its own invoice. */
export async function makeCertificateBill(
  testPortal: TestPortal,
): Promise<Bill & { CertificateKey: string }> {
  bills += 1;
  const paymentPortal = certificateFixture(() => testPortal);
  const no = `GF-2026-7${String(bills).padStart(4, '0')}`;
  const application = await insertCertified(testPortal, { no, scheme: 'GF' });
  const Id = await paymentPortal.generate(application);
  await testPortal.db
    .updateTable('CertificateDocument')
    .set({ Status: 'READY' })
    .where('CertificateId', '=', Id)
    .execute();
  await paymentPortal.publish(application);
  const { CertificateKey } = await paymentPortal.certificate(Id);
  const invoice = await testPortal.db
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo: `INV-${CertificateKey}`,
      CertificateId: Id,
      OrganisationId: application.OrganisationId,
      AmountCents: 100_00,
      Lines: json([]),
      Status: 'OPEN',
      DueOn: '2026-12-31',
    })
    .returning(['Id', 'InvoiceKey', 'AmountCents'])
    .executeTakeFirstOrThrow();
  const { ApplicationKey } = application;
  return { ...invoice, InvoiceId: invoice.Id, ApplicationKey, CertificateKey };
}

async function makeBill(testPortal: TestPortal, status: InvoiceStatus = 'OPEN'): Promise<Bill> {
  bills += 1;
  const application = await insertCertified(testPortal, { no: `QM-2026-7${String(bills).padStart(4, '0')}` });
  await insertInvoice(testPortal, application, status);
  const { Id, InvoiceKey, AmountCents } = await testPortal.db
    .selectFrom('Invoice')
    .select(['Id', 'InvoiceKey', 'AmountCents'])
    .where('ApplicationId', '=', application.Id)
    .executeTakeFirstOrThrow();
  return { ApplicationKey: application.ApplicationKey, InvoiceKey, InvoiceId: Id, AmountCents };
}

const invoiceOf = (db: TestPortal['db'], { InvoiceId }: Bill) =>
  db.selectFrom('Invoice').selectAll().where('Id', '=', InvoiceId).executeTakeFirstOrThrow();

const paymentsOf = (db: TestPortal['db'], { InvoiceId }: Bill) =>
  db.selectFrom('Payment').selectAll().where('InvoiceId', '=', InvoiceId).orderBy('Id').execute();

type Job = { id: string; task: TaskName; payload: never };

async function work(portal: TestPortal['portal'], kinds: readonly TaskName[]): Promise<void> {
  for (;;) {
    const { rows } = await sql<Job>`
      select job.id::text, task.identifier as task, job.payload
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = any(${[...kinds]}::text[]) and job.run_at <= now()
      order by job.id limit 1`.execute(portal.db);
    const job = rows[0] as unknown as { Id: string; Task: TaskName; Payload: never } | undefined;
    if (!job) return;
    await sql`delete from graphile_worker._private_jobs where id = ${job.Id}::bigint`.execute(portal.db);
    await handlerOf(job.Task)(portal, job.Payload, { IsLast: false });
  }
}
