import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import { runReconciliation } from '#modules/billing/reconciliation/server/run-reconciliation.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { paidByTransfer } from '#quality/support/paid-by-transfer.ts';
import {
  type Bill,
  makeCertificateBill,
  ok,
  type PaymentPortal,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';
import { pdfReading } from '#quality/support/pdf-tools.ts';
import { refundFixture } from '#quality/support/refund-fixture.ts';

const TODAY = hongKongDate(new Date());
const REFUND = { DateTime: TODAY, TransactionNo: 'OUT-1', Remark: 'The assessment does not take place.' };

let testPortal: PaymentPortal;
beforeAll(async () => {
  testPortal = await startPaymentPortal();
});
afterAll(() => testPortal.close());
const { refund: refundOnline } = refundFixture(() => testPortal);

const record = (bill: Bill, more: object = {}, user = 'finance', headers: Record<string, string> = {}) =>
  testPortal.post(
    user,
    '/application/refund/offline',
    { ApplicationKey: bill.ApplicationKey, AmountCents: bill.AmountCents, ...REFUND, ...more },
    headers,
  );
const setStatus = (bill: Bill, ApplicationStatusCode: ApplicationStatus) =>
  testPortal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode })
    .where(announceStatus('application', ApplicationStatusCode))
    .where('ApplicationKey', '=', bill.ApplicationKey)
    .execute();
const view = async (user: string, bill: Bill) =>
  ok(await testPortal.get(user, '/application/view', { ApplicationKey: bill.ApplicationKey })).data;
/**
 * Returns all reconciliation differences about these invoices; other records in these tests are inserted
 * directly.
 */
async function differences(...bills: Bill[]): Promise<string[]> {
  const numbers = await testPortal.db
    .selectFrom('Invoice')
    .select('InvoiceNo')
    .where(
      'Id',
      'in',
      bills.map(({ InvoiceId }) => InvoiceId),
    )
    .execute();
  const all: Difference[] = [];
  for await (const one of runReconciliation(testPortal.portal, { at: new Date(), since: null }))
    all.push(one);
  const MONEY = /REFUND|STATUS|PAID|VOID/;
  return all
    .filter(
      ({ About, Check }) => MONEY.test(Check) && numbers.some(({ InvoiceNo }) => About.includes(InvoiceNo)),
    )
    .map(({ Check }) => Check);
}

describe('paid by transfer, then cancelled', () => {
  test('the refund is recorded, in two parts, and included wherever payments are shown', async () => {
    const bill = await paidByTransfer(testPortal);
    await setStatus(bill, 'PENDING');
    const { ApplicationKey } = bill;
    ok(await testPortal.post('admin', '/application/cancel', { ApplicationKey, Remark: 'Withdrawn.' }));

    // Neither of the other actions is possible: the payment was not online, and the money was received.
    expect((await refundOnline(bill)).error.Reasons).toMatchObject([{ Code: 'REASON_NOT_PAID_ONLINE' }]);
    const unpaid = await testPortal.post('finance', '/application/unpaid', { ApplicationKey });
    expect(unpaid.error.Reasons).toMatchObject([{ Code: 'REASON_REFUND_INSTEAD' }]);
    expect(await view('finance', bill)).toMatchObject({ IsRefundable: false, IsRefundableOffline: true });

    ok(await record(bill, { AmountCents: 40_00 }));
    expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PART_REFUNDED', RefundedCents: 40_00 });
    ok(await record(bill, { AmountCents: 60_00, TransactionNo: 'OUT-2' }, 'admin'));
    expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'REFUNDED', RefundedCents: 100_00 });
    expect((await testPortal.events(bill)).slice(-2)).toEqual(['REFUND_OFFLINE', 'REFUND_OFFLINE']);
    expect((await record(bill, { AmountCents: 1 })).error.Reasons).toMatchObject([
      { Code: 'REASON_ALL_REFUNDED' },
    ]);
    expect(await view('finance', bill)).toMatchObject({ IsRefundableOffline: false });

    const invoice = ok(await testPortal.get('finance', '/payment/invoice/view', { ApplicationKey })).data;
    expect(invoice.OfflineRefunds).toMatchObject([
      { AmountCents: 60_00, RefundedOn: TODAY, TransactionNo: 'OUT-2', Reason: REFUND.Remark },
      { AmountCents: 40_00, TransactionNo: 'OUT-1' },
    ]);
    expect(await differences(bill)).toEqual([]);
  });

  test('it is refundable in the same statuses as an online payment', async () => {
    const statuses =
      'PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW REJECTED_STAFF CERTIFIED COMPLETED CANCELLED ARCHIVED WAITING';
    for (const status of statuses.split(' ') as ApplicationStatus[]) {
      const bill = await paidByTransfer(testPortal);
      await setStatus(bill, status);
      expect(await view('finance', bill), status).toMatchObject({ IsRefundableOffline: true });
      expect((await record(bill)).status, status).toBe(200);
      // Everything has been refunded: the action is no longer shown.
      const { Actions, IsRefundableOffline } = (await view('finance', bill)) as {
        Actions: { Action: string; IsHidden: boolean }[];
        IsRefundableOffline: boolean;
      };
      expect(IsRefundableOffline, status).toBe(false);
      const shown = Actions.filter(({ IsHidden }) => !IsHidden).map(({ Action }) => Action);
      expect(
        shown.filter((action) => ['VOID', 'REFUND', 'REFUND_OFFLINE'].includes(action)),
        status,
      ).toEqual([]);
    }
  });

  test('it is refused in the statuses before the first invoice', async () => {
    for (const status of ['DRAFT', 'INPROGRESS'] as const) {
      const bill = await paidByTransfer(testPortal);
      await setStatus(bill, status);
      expect((await record(bill)).error.Reasons, status).toMatchObject([{ Code: 'REASON_STATUS' }]);
    }
  });

  test('the payer is notified and receives the refund note; the link leads to the statement of account', async () => {
    const bill = await paidByTransfer(testPortal);
    await testPortal.work(['application.notify', 'payment.receipt']);
    await setStatus(bill, 'CANCELLED');
    ok(await record(bill));
    await testPortal.work(['application.notify', 'payment.receipt']);
    const mail = await testPortal.db
      .selectFrom('Mail')
      .innerJoin('MailAttachment', 'MailAttachment.MailId', 'Mail.Id')
      .innerJoin('File', 'File.Id', 'MailAttachment.FileId')
      .select(['Mail.Recipient', 'Mail.Text', 'File.Name'])
      .orderBy('Mail.Id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.Recipient).toBe('client@demo.test');
    expect(mail.Name).toMatch(/^refund-/);
    expect(mail.Text).toContain('/account/statement');
    expect(mail.Text).not.toContain('/invoice/');
    const { Rows } = ok(await testPortal.get('client', '/user/notification/list')).data as {
      Rows: { Title: string; Path: string }[];
    };
    expect(Rows[0]).toMatchObject({ Path: '/account/statement' });
  });
});

describe('refused requests', () => {
  test('amounts that are negative, zero, fractional, above the payment, or missing', async () => {
    const bill = await paidByTransfer(testPortal);
    for (const AmountCents of [-1, 0, 1.5, '100', null, bill.AmountCents + 1, 10_000_000_01, undefined])
      expect((await record(bill, { AmountCents })).status, String(AmountCents)).toBe(422);
    expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', RefundedCents: 0 });
  });

  test('no reference, no reason, a date in the future or before the payment', async () => {
    const bill = await paidByTransfer(testPortal);
    const fieldOf = async (more: object) =>
      (await record(bill, more)).error.Fields?.map(({ Field }) => Field);
    expect(await fieldOf({ TransactionNo: ' ' })).toEqual(['TransactionNo']);
    expect(await fieldOf({ Remark: ' ' })).toEqual(['Remark']);
    expect(await fieldOf({ DateTime: addDays(TODAY, 1) })).toEqual(['DateTime']);
    expect(await fieldOf({ DateTime: addDays(TODAY, -30) })).toEqual(['DateTime']);
    expect(await fieldOf({ DateTime: undefined })).toEqual(['DateTime']);
  });

  test('other roles, an online payment, an unpaid invoice', async () => {
    const bill = await paidByTransfer(testPortal);
    for (const user of ['client', 'sub-client', 'business', 'scheduling', 'it', 'ceo'])
      expect((await record(bill, {}, user)).status, user).toBe(403);
    const online = await testPortal.paid();
    expect((await record(online)).error.Reasons).toMatchObject([{ Code: 'REASON_NOT_PAID_OFFLINE' }]);
    const open = await testPortal.bill();
    expect((await record(open)).error.Reasons).toMatchObject([{ Code: 'REASON_NOT_PAID_OFFLINE' }]);
  });

  test('without step-up authentication', async () => {
    const bill = await paidByTransfer(testPortal);
    await testPortal.get('sub-admin', '/user/view');
    await sql`update session set proven_at = now() - interval '11 minutes'
      from account where account.id = session.account_id and email = 'sub-admin@demo.test'`.execute(
      testPortal.db,
    );
    const answer = await record(bill, {}, 'sub-admin');
    expect([answer.status, answer.error.Reasons?.[0]?.Code]).toEqual([403, 'ERR_STEP_UP']);
    expect(await testPortal.invoice(bill)).toMatchObject({ RefundedCents: 0 });
  });

  test('by the database itself: more than was paid, for an online payment, changes and deletions', async () => {
    const bill = await paidByTransfer(testPortal);
    ok(await record(bill, { AmountCents: 40_00 }));
    const insert = (invoiceId: number, cents: number) =>
      sql`insert into offline_refund (refund_key, invoice_id, amount_cents, done_at, transaction_no, reason, account_id)
        select ${`planted-${invoiceId}-${cents}`}, ${invoiceId}, ${cents}, now(), 'x', 'x', min(id) from account`.execute(
        testPortal.db,
      );
    await expect(insert(bill.InvoiceId, 60_01)).rejects.toThrow(/check constraint/);
    await expect(insert((await testPortal.paid()).InvoiceId, 1)).rejects.toThrow(/was not paid offline/);
    await expect(sql`update offline_refund set amount_cents = 1`.execute(testPortal.db)).rejects.toThrow();
    await expect(sql`delete from offline_refund`.execute(testPortal.db)).rejects.toThrow();
  });

  test('marking as unpaid after a partial refund, and a payment date after the refund', async () => {
    const bill = await paidByTransfer(testPortal);
    const { ApplicationKey } = bill;
    ok(await record(bill, { AmountCents: 1 }));
    const unpaid = await testPortal.post('finance', '/application/unpaid', { ApplicationKey });
    expect(unpaid.error.Reasons).toMatchObject([{ Code: 'REASON_PARTLY_REFUNDED' }]);
  });
});

describe('concurrent requests', () => {
  test('six refunds of 40.00 out of 100.00: never more than was paid', async () => {
    const bill = await paidByTransfer(testPortal);
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, n) => record(bill, { AmountCents: 40_00 }, n % 2 ? 'admin' : 'finance')),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
    expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PART_REFUNDED', RefundedCents: 80_00 });
    expect(await differences(bill)).toEqual([]);
  });

  test('the same request twice records one refund', async () => {
    const bill = await paidByTransfer(testPortal);
    const headers = { 'idempotency-key': 'refund-once-1' };
    const all = await Promise.all(
      [1, 2, 3].map(() => record(bill, { AmountCents: 30_00 }, 'finance', headers)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await testPortal.invoice(bill)).toMatchObject({ RefundedCents: 30_00 });
  });

  test('partly by card, partly by transfer: each side refunds its own part concurrently and never more', async () => {
    const bill = await testPortal.bill();
    const session = await testPortal.startPayment(bill);
    ok(await testPortal.pay(session));
    await paidByTransfer(testPortal, bill);
    await testPortal.work();
    const [payment] = await testPortal.payments(bill);
    expect(payment).toMatchObject({ Status: 'SUCCEEDED', IsOverpayment: true });
    const overpayment = () =>
      testPortal.post('finance', '/payment/overpayment/refund', {
        PaymentKey: payment?.PaymentKey,
        Remark: 'Paid twice.',
      });
    const answers = await Promise.all([
      record(bill),
      overpayment(),
      refundOnline(bill),
      record(bill),
      overpayment(),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    await testPortal.work();
    expect(await testPortal.invoice(bill)).toMatchObject({
      Status: 'REFUNDED',
      RefundedCents: bill.AmountCents,
    });
    expect(await testPortal.payments(bill)).toMatchObject([{ RefundedCents: bill.AmountCents }]);
    expect(await differences(bill)).toEqual([]);
  });
});

test('the invoice of a certificate uses the same route', async () => {
  const bill = await makeCertificateBill(testPortal);
  const { CertificateKey } = bill;
  const path = (action: string) => `/application/certificate/${action}`;
  const Attachment = [await testPortal.upload('client', 'document')];
  ok(await testPortal.post('client', path('paynow'), { CertificateKey, Attachment, PayType: 'Deposit' }));
  ok(
    await testPortal.post('finance', path('paid'), {
      CertificateKey,
      TransactionNo: 'IN-1',
      DateTime: TODAY,
    }),
  );
  const part = { CertificateKey, AmountCents: 10_00, ...REFUND };
  expect(ok(await testPortal.post('finance', path('refund/offline'), part)).data).toMatchObject({
    Status: 'PART_REFUNDED',
    PayType: 'Deposit',
    RefundedCents: 10_00,
  });
  const rest = { ...part, AmountCents: 90_00 };
  expect(ok(await testPortal.post('finance', path('refund/offline'), rest)).data.Status).toBe('REFUNDED');
  expect(await differences(bill)).toEqual([]);
});

describe('finance', () => {
  test('figures and movements include the refund by method', async () => {
    type Overview = { Refunds: { Count: number; AmountCents: number }; Months: { RefundedCents: number }[] };
    const overview = async () => ok(await testPortal.get('finance', '/payment/overview')).data as Overview;
    const before = await overview();
    const bill = await paidByTransfer(testPortal);
    ok(await record(bill, { AmountCents: 12_34, TransactionNo: 'OUT-MOVED' }));
    const after = await overview();
    expect(after.Refunds.AmountCents - before.Refunds.AmountCents).toBe(12_34);
    const last = (one: Overview) => one.Months.at(-1)?.RefundedCents ?? 0;
    expect(last(after) - last(before)).toBe(12_34);
    const list = async (query: Record<string, string>) =>
      (ok(await testPortal.get('finance', '/payment/movement/list', query)).data as { Rows: object[] }).Rows;
    const moved = { Kind: 'REFUND', AmountCents: -12_34, Method: 'FPS', Reference: REFUND.Remark };
    expect(await list({ Kind: 'REFUND', Method: 'FPS' })).toContainEqual(expect.objectContaining(moved));
    expect(await list({ Kind: 'REFUND', Method: 'CARD' })).not.toContainEqual(expect.objectContaining(moved));
  });

  test('reconciliation finds a refund that bypassed the rules', async () => {
    const bill = await paidByTransfer(testPortal);
    ok(await record(bill, { AmountCents: 40_00 }));
    expect(await differences(bill)).toEqual([]);
    await sql`update invoice set refunded_cents = 39_00 where id = ${bill.InvoiceId}`.execute(testPortal.db);
    expect(await differences(bill)).toEqual(['REFUNDED_NOT_REFUNDS']);
    await sql`update invoice set refunded_cents = 4000, paid_at = paid_at + interval '3 days'
      where id = ${bill.InvoiceId}`.execute(testPortal.db);
    expect(await differences(bill)).toEqual(['OFFLINE_REFUND_BEFORE_PAYMENT']);
  });
});

test('the refund note states amount, date and bank reference in the reader’s language', async () => {
  const bill = await paidByTransfer(testPortal);
  await setStatus(bill, 'CANCELLED');
  ok(await record(bill, { TransactionNo: 'OUT-NOTE' }));
  const statement = ok(await testPortal.get('client', '/payment/account')).data as {
    Rows: {
      Kind: string;
      TransactionNo: string | null;
      RefundKey: string | null;
      InvoiceKey: string | null;
    }[];
  };
  const row = statement.Rows.find(
    ({ TransactionNo, RefundKey }) => TransactionNo === 'OUT-NOTE' && RefundKey,
  );
  expect(row).toMatchObject({ Kind: 'REFUND', InvoiceKey: null });
  const body = { RefundKey: row?.RefundKey, Language: 'EN' };
  expect((await testPortal.post('client2', '/payment/refund/document', body)).status).toBe(404);
  expect((await testPortal.post('sub-client', '/payment/refund/document', body)).status).toBe(403);
  const { Url } = ok(await testPortal.post('client', '/payment/refund/document', body)).data as {
    Url: string;
  };
  const file = await testPortal.app.inject({ method: 'GET', url: Url });
  expect(file.statusCode).toBe(200);
  const text = await pdfReading(file.rawPayload);
  expect(text).toContain('OUT-NOTE');
  expect(text).toContain('100.00');
});
