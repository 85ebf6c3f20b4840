import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCertificateBill,
  ok,
  type PaymentPortal,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';
import { REASON, refundFixture } from '#quality/support/refund-fixture.ts';

let portal: PaymentPortal;
const { voided } = refundFixture(() => portal);
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal?.close());

const notificationsOf = (invoiceId: number) =>
  portal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select(['Notification.Kind', 'Account.Email'])
    .where('Notification.Cause', 'like', `invoice:${invoiceId}:%`)
    .orderBy('Notification.Id')
    .execute();

test('those responsible for a certificate’s payment proof are notified with a link to its invoice', async () => {
  const { CertificateKey, InvoiceId } = await makeCertificateBill(portal);
  const give = async () =>
    ok(
      await portal.post('client', '/application/certificate/paynow', {
        CertificateKey,
        Attachment: [await portal.upload('client', 'document')],
        PaymentMethod: 'BANK_TRANSFER',
      }),
    );
  await give();
  ok(await portal.post('finance', '/application/certificate/proof/refuse', { CertificateKey, ...REASON }));
  await give();
  ok(
    await portal.post('finance', '/application/certificate/paid', { CertificateKey, TransactionNo: 'FT-1' }),
  );
  expect(await notificationsOf(InvoiceId)).toEqual([
    { Kind: 'PROOF_GIVEN', Email: 'finance@demo.test' },
    { Kind: 'PROOF_REFUSED', Email: 'client@demo.test' },
    { Kind: 'PROOF_GIVEN', Email: 'finance@demo.test' },
    { Kind: 'PAID', Email: 'client@demo.test' },
  ]);

  const page = `/certificate/invoice/${CertificateKey}`;
  const { data } = await portal.get('client', '/user/notification/list');
  const [, refused] = (data as { Rows: { Title: string; Path: string }[] }).Rows;
  expect(refused).toMatchObject({ Title: expect.stringContaining('New payment proof'), Path: page });
  const mail = await portal.db
    .selectFrom('Mail')
    .select(['Recipient', 'Text'])
    .where('Cause', 'like', `invoice:${InvoiceId}:PROOF_REFUSED:%`)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    Recipient: 'client@demo.test',
    Text: expect.stringMatching(new RegExp(`Open invoice:\n\\S+${page}\n`)),
  });
});

test('voiding a card payment restores the proof’s own number, and the history has it throughout', async () => {
  const bill = await portal.bill();
  const { ApplicationKey } = bill;
  const Attachment = [await portal.upload('client', 'document')];
  const proof = { ApplicationKey, Attachment, PaymentMethod: 'FPS', TransactionNo: 'FPS-4711' };
  // The provider's payment page was opened before the proof of payment was submitted.
  const begun = await portal.startPayment(bill);
  ok(await portal.post('client', '/application/paynow', proof));
  ok(await portal.pay(begun));
  await portal.reconcile();
  const [payment] = await portal.payments(bill);
  expect(await portal.invoice(bill)).toMatchObject({
    Status: 'PAID',
    TransactionNo: payment?.ProviderPaymentId,
  });
  const numbers = async () => {
    const { data } = await portal.get('client', '/payment/invoice/view', { ApplicationKey });
    const { Events } = data as { Events: { Event: string; TransactionNo: string | null }[] };
    return Events.filter((event) => event.TransactionNo).map((event) => [event.Event, event.TransactionNo]);
  };
  expect(await numbers()).toEqual([['PAY_NOW', 'FPS-4711']]);

  ok(await voided(bill));
  await portal.work();
  expect(await portal.invoice(bill)).toMatchObject({
    Status: 'PROOF_GIVEN',
    PaymentMethod: 'FPS',
    TransactionNo: 'FPS-4711',
  });
  expect(await numbers()).toEqual([['PAY_NOW', 'FPS-4711']]);

  // When refused, the proof and its number are removed from the invoice; voiding the payment then restores
  // none.
  ok(await portal.post('finance', '/application/proof/refuse', { ApplicationKey, ...REASON }));
  ok(await portal.pay(await portal.startPayment(bill)));
  await portal.reconcile();
  ok(await voided(bill));
  await portal.work();
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'OPEN', TransactionNo: null });
  expect(await numbers()).toEqual([
    ['PROOF_REFUSED', 'FPS-4711'],
    ['PAY_NOW', 'FPS-4711'],
  ]);
});
