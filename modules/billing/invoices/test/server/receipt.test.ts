import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runPaymentSync } from '#modules/billing/card-payments/server/run-payment-sync.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { json } from '#platform/server/database/json.ts';
import { insertCertified } from '#quality/support/certified.ts';
import {
  type Bill,
  CARDS,
  ok,
  type PaymentPortal,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';
import { pdfReading } from '#quality/support/pdf-tools.ts';
import { issueInvoice } from '../../server/issue-invoice.ts';
import { remindOfOverdue } from '../../server/receipt/remind.ts';

let testPortal: PaymentPortal;
let server: SMTPServer;
const received: { to: string; message: string }[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, message: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  testPortal = await startPaymentPortal({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await testPortal?.close();
  await new Promise<void>((closed) => server.close(() => closed()));
});
beforeEach(async () => {
  received.length = 0;
  await chosen({});
});

const chosen = (Notice: Record<string, string>) =>
  testPortal.db
    .updateTable('Account')
    .set({ Notice: json(Notice as never), Language: 'EN' })
    .where('Email', '=', 'client@demo.test')
    .execute();

/** Runs all due jobs: notifications, documents and emails. */
const runJobs = () =>
  testPortal.work([
    'payment.sync',
    'payment.refund',
    'application.notify',
    'payment.receipt',
    'payment.remind',
    'mail.send',
  ]);
const toPayer = () => received.filter(({ to }) => to === 'client@demo.test');
/** Invoices in these tests are issued on the day of the test, so the payment has that date too. */
const PAID_ON = hongKongDate(new Date());
const DAY_PAID = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
  new Date(PAID_ON),
);
const documents = () => toPayer().filter(({ message }) => attached(message).pdf.length > 0);
const subjects = () => toPayer().map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1]);

/** Returns the first attachment of an email: its name and bytes. */
function attached(message = '') {
  const [, head = '', bytes = ''] =
    /(Content-Type: application\/pdf[\s\S]*?)\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(message) ?? [];
  return { name: /filename=("?)([^"\r\n]+)\1/.exec(head)?.[2], pdf: Buffer.from(bytes, 'base64') };
}
const textOf = async (pdf: Buffer) => (await pdfReading(pdf)).replace(/\s+/g, ' ');

async function payByProof(bill: Bill, TransactionNo = 'FRN-1'): Promise<void> {
  const { ApplicationKey } = bill;
  const Attachment = [await testPortal.upload('client', 'document')];
  ok(
    await testPortal.post('client', '/application/paynow', {
      ApplicationKey,
      Attachment,
      PaymentMethod: 'FPS',
    }),
  );
  await markPaid(bill, TransactionNo);
}
const markPaid = async ({ ApplicationKey }: Bill, TransactionNo: string) =>
  ok(
    await testPortal.post('finance', '/application/paid', {
      ApplicationKey,
      TransactionNo,
      DateTime: PAID_ON,
    }),
  );

it('the payer gets the receipt when finance confirms the payment: one email, in addition to the notification', async () => {
  const bill = await testPortal.bill();
  await payByProof(bill);
  await runJobs();
  const { InvoiceNo } = await testPortal.invoice(bill);
  expect(subjects()).toHaveLength(1);
  const { name, pdf } = attached(documents()[0]?.message);
  expect(name).toBe(`receipt-${InvoiceNo}.pdf`);
  const text = await textOf(pdf);
  for (const phrase of ['Receipt', 'Amount received HKD 100.00', DAY_PAID, 'FRN-1', 'PAID'])
    expect(text, phrase).toContain(phrase);
  const mail = await testPortal.db
    .selectFrom('Mail')
    .select('MailKey')
    .where('Recipient', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  expect((await testPortal.get('it', '/log/mail/view', mail)).data.Attachments).toEqual([name]);
  const notices = await testPortal.db
    .selectFrom('Notification')
    .select('Kind')
    .where('Kind', '=', 'PAID')
    .execute();
  expect(notices).toHaveLength(1);
});

it('the same payment has one receipt, however often it is marked; another payment has its own', async () => {
  const bill = await testPortal.bill();
  await payByProof(bill, 'FRN-2');
  await runJobs();
  const { ApplicationKey } = bill;
  for (const TransactionNo of ['FRN-2', 'FRN-3']) {
    ok(await testPortal.post('finance', '/application/unpaid', { ApplicationKey }));
    await markPaid(bill, TransactionNo);
    await runJobs();
  }
  // In addition to the two receipts, two messages that the invoice no longer counted as paid.
  const receipts = documents();
  expect(
    await Promise.all(
      receipts.map(async ({ message }) => (await textOf(attached(message).pdf)).match(/FRN-\d/)?.[0]),
    ),
  ).toEqual(['FRN-2', 'FRN-3']);
});

it('a payment reversed before the email is sent gets no receipt', async () => {
  const bill = await testPortal.bill();
  await payByProof(bill, 'FRN-4');
  ok(await testPortal.post('finance', '/application/unpaid', { ApplicationKey: bill.ApplicationKey }));
  await testPortal.work(['payment.receipt', 'mail.send']);
  expect(received).toEqual([]);
});

it('is in the payer’s language, and not sent to payers who chose no emails or a daily digest', async () => {
  await testPortal.db
    .updateTable('Account')
    .set({ Language: 'CHT' })
    .where('Email', '=', 'client@demo.test')
    .execute();
  await payByProof(await testPortal.bill());
  await runJobs();
  expect((await textOf(attached(documents()[0]?.message).pdf)).replaceAll(' ', '')).toContain('收據');
  for (const MONEY of ['NONE', 'DAILY']) {
    await chosen({ MONEY });
    received.length = 0;
    await payByProof(await testPortal.bill());
    await runJobs();
    expect(documents(), MONEY).toEqual([]);
    expect(
      subjects().filter((subject) => subject?.startsWith('Payment received')),
      MONEY,
    ).toEqual([]);
  }
});

it('a card payment gets a receipt, a refund a refund note', async () => {
  const bill = await testPortal.bill();
  await testPortal.pay(await testPortal.startPayment(bill), CARDS.settled);
  const [payment] = await testPortal.payments(bill);
  await runPaymentSync(testPortal.portal, { PaymentId: Number(payment?.Id) });
  await runJobs();
  expect(await textOf(attached(documents()[0]?.message).pdf)).toContain('Amount received HKD 100.00');
  expect(documents()).toHaveLength(1);
  received.length = 0;
  ok(
    await testPortal.post('finance', '/application/onlinepayment/cancel/refund', {
      ...{ ApplicationKey: bill.ApplicationKey, AmountCents: 25_00, Remark: 'Visit was shorter' },
    }),
  );
  await runJobs();
  expect(documents()).toHaveLength(1);
  const note = attached(documents()[0]?.message);
  expect(note.name).toMatch(/^refund-/);
  const text = await textOf(note.pdf);
  for (const phrase of ['Refund advice', 'Amount refunded HKD 25.00', 'PARTLY REFUNDED'])
    expect(text, phrase).toContain(phrase);
});

it('an overdue invoice is attached to its reminder, sent every seven days until it is paid', async () => {
  const bill = await testPortal.bill();
  const today = hongKongDate(new Date());
  await testPortal.db
    .updateTable('Invoice')
    .set({ DueOn: addDays(today, -1), InvoiceNo: 'INV-2026-99999' })
    .where('Id', '=', bill.InvoiceId)
    .execute();
  const night = (days: number) =>
    remindOfOverdue(testPortal.portal, new Date(Date.parse(`${addDays(today, days)}T02:00:00+08:00`)));
  await night(0);
  await night(0);
  await night(6);
  await runJobs();
  expect(subjects()).toEqual(['Overdue: invoice INV-2026-99999']);
  const { name, pdf } = attached(documents()[0]?.message);
  expect(name).toBe('INV-2026-99999.pdf');
  expect(await textOf(pdf)).toContain('Balance due HKD 100.00');
  await night(7);
  await runJobs();
  expect(subjects()).toHaveLength(2);
  await night(14);
  await payByProof(bill);
  received.length = 0;
  await runJobs();
  expect(subjects().filter((subject) => subject?.startsWith('Reminder'))).toEqual([]);
});

it('the first nightly run after an upgrade sends no reminder for invoices due more than thirty days ago', async () => {
  const today = hongKongDate(new Date());
  const due = async (days: number) => {
    const bill = await testPortal.bill();
    const DueOn = addDays(today, -days);
    await testPortal.db.updateTable('Invoice').set({ DueOn }).where('Id', '=', bill.InvoiceId).execute();
    return bill.InvoiceId;
  };
  const [lately, old] = [await due(30), await due(31)];
  await remindOfOverdue(testPortal.portal, new Date(`${today}T02:00:00+08:00`));
  const reminded = await testPortal.db
    .selectFrom('Invoice')
    .select('Id')
    .where('Id', 'in', [lately, old])
    .where('RemindedAt', 'is not', null)
    .execute();
  expect(reminded).toEqual([{ Id: lately }]);
});

it('the billing email receives invoice, reminder and receipt in addition to the payer, regardless of the payer’s preferences', async () => {
  const setting = (BillingEmail: string | null) =>
    testPortal.db
      .updateTable('Organisation')
      .set({ BillingEmail })
      .where('Id', 'in', (eb) =>
        eb.selectFrom('Account').select('OrganisationId').where('Email', '=', 'client@demo.test'),
      )
      .execute();
  const atBilling = async () => {
    const mails = received.filter(({ to }) => to === 'accounts@example.com');
    received.length = 0;
    return Promise.all(
      mails.map(async ({ message }) => [
        /^Subject: (.*)$/m.exec(message)?.[1],
        attached(message).name,
        /HKD [\d,.]+/.exec(await textOf(attached(message).pdf))?.[0],
      ]),
    );
  };
  await setting('accounts@example.com');
  await chosen({ MONEY: 'NONE' });
  const application = await insertCertified(testPortal, { no: 'ISO9001-26-88001' });
  const Issued = { about: { ApplicationId: application.Id }, OrganisationId: application.OrganisationId };
  const line = { Description: { EN: 'Assessment', CHT: '評審', CHS: '评审' }, AmountCents: 1_250_50 };
  await testPortal.db
    .transaction()
    .execute((tx) => issueInvoice(tx, { ...Issued, lines: [line], at: new Date() }));
  const { Id, InvoiceNo } = await testPortal.db
    .selectFrom('Invoice')
    .select(['Id', 'InvoiceNo'])
    .where('ApplicationId', '=', application.Id)
    .executeTakeFirstOrThrow();
  await testPortal.work(['payment.invoice', 'mail.send']);
  expect(toPayer()).toEqual([]);
  expect(await atBilling()).toEqual([[`Invoice ${InvoiceNo}`, `${InvoiceNo}.pdf`, 'HKD 1,250.50']]);

  const today = hongKongDate(new Date());
  await testPortal.db
    .updateTable('Invoice')
    .set({ DueOn: addDays(today, -1) })
    .where('Id', '=', Id)
    .execute();
  await remindOfOverdue(testPortal.portal, new Date(`${today}T02:00:00+08:00`));
  await runJobs();
  expect(await atBilling()).toContainEqual([
    `Overdue: invoice ${InvoiceNo}`,
    `${InvoiceNo}.pdf`,
    'HKD 1,250.50',
  ]);

  await payByProof(await testPortal.bill(), 'FRN-9');
  await runJobs();
  expect(toPayer()).toEqual([]);
  expect((await atBilling()).map(([subject]) => subject)).toEqual([
    expect.stringMatching(/^Payment received/),
  ]);

  // An address that is both payer and billing email gets one email, not two.
  await setting('client@demo.test');
  await chosen({});
  await payByProof(await testPortal.bill(), 'FRN-10');
  await runJobs();
  expect(documents()).toHaveLength(1);
  await setting(null);
});
