import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { paidByTransfer } from '#quality/support/paid-by-transfer.ts';
import {
  type Bill,
  makeCertificateBill,
  ok,
  type PaymentPortal,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

async function paidApplication(ApplicationStatusCode: 'CERTIFIED' | 'COMPLETED'): Promise<Bill> {
  const bill = await paidByTransfer(portal);
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode })
    .where(announceStatus('application', ApplicationStatusCode))
    .where('ApplicationKey', '=', bill.ApplicationKey)
    .execute();
  return bill;
}
async function warningOf({ ApplicationKey }: Bill, path: string): Promise<string | undefined> {
  const { Actions } = ok(await portal.get('finance', path, { ApplicationKey })).data as {
    Actions: { Action: string; Allowed: boolean; Warning?: string }[];
  };
  const unpaid = Actions.find(({ Action }) => Action === 'UNPAID');
  expect(unpaid?.Allowed).toBe(true);
  return unpaid?.Warning;
}
/** Returns the email addresses of everyone who received a kind of notification. */
async function notifiedAddresses(kind: string): Promise<string[]> {
  await portal.work(['application.notify']);
  const rows = await portal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select('Account.Email')
    .where('Notification.Kind', '=', kind)
    .execute();
  return rows.map(({ Email }) => Email);
}

test('UNPAID of a completed application warns in both dialogs and notifies scheduling', async () => {
  const certified = await paidApplication('CERTIFIED');
  const completed = await paidApplication('COMPLETED');
  for (const path of ['/application/view', '/payment/invoice/view']) {
    expect(await warningOf(certified, path)).toBeUndefined();
    expect(await warningOf(completed, path)).toBe('WARN_UNPAID_COMPLETED');
  }
  ok(await portal.post('finance', '/application/unpaid', { ApplicationKey: certified.ApplicationKey }));
  expect(await notifiedAddresses('UNPAID_COMPLETED')).toEqual([]);
  ok(await portal.post('finance', '/application/unpaid', { ApplicationKey: completed.ApplicationKey }));
  expect(await notifiedAddresses('UNPAID_COMPLETED')).toEqual(['scheduling@demo.test']);
  expect(await notifiedAddresses('UNPAID')).toEqual(['client@demo.test', 'client@demo.test']);
});

test('UNPAID removes the number of the payment; that of the client’s proof is retained', async () => {
  const bill = await paidApplication('CERTIFIED');
  const { ApplicationKey } = bill;
  const number = async () => {
    const { IsPaid, PaymentTransactionNo } = ok(
      await portal.get('finance', '/application/view', { ApplicationKey }),
    ).data as { IsPaid: boolean; PaymentTransactionNo: string | null };
    return [IsPaid, PaymentTransactionNo];
  };
  expect(await number()).toEqual([true, 'IN-1']);
  ok(await portal.post('finance', '/application/unpaid', { ApplicationKey }));
  expect(await number()).toEqual([false, 'IN-CLIENT']);

  const other = await portal.bill();
  const Attachment = [await portal.upload('client', 'document')];
  const named = { ApplicationKey: other.ApplicationKey };
  ok(await portal.post('client', '/application/paynow', { ...named, Attachment, PaymentMethod: 'FPS' }));
  ok(await portal.post('finance', '/application/paid', { ...named, TransactionNo: 'IN-2' }));
  ok(await portal.post('finance', '/application/unpaid', named));
  expect(await portal.invoice(other)).toMatchObject({ Status: 'PROOF_GIVEN', TransactionNo: null });
});

test('UNPAID does not warn of a certificate that has ended', async () => {
  const { ApplicationKey, CertificateKey } = await makeCertificateBill(portal);
  await portal.db
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo: 'INV-2026-99001',
      ApplicationId: (eb) =>
        eb.selectFrom('Application').select('Id').where('ApplicationKey', '=', ApplicationKey),
      OrganisationId: (eb) =>
        eb.selectFrom('Application').select('OrganisationId').where('ApplicationKey', '=', ApplicationKey),
      AmountCents: 100_00,
      Lines: json([]),
      Status: 'PAID',
      PaidCents: 100_00,
      PaidAt: new Date(),
      DueOn: '2026-12-31',
    })
    .execute();
  const bill = { ApplicationKey } as Bill;
  expect(await warningOf(bill, '/application/view')).toBe('WARN_UNPAID_COMPLETED');
  const Remark = 'Issued in error.';
  ok(await portal.post('admin', '/application/certificate/delete', { CertificateKey, Remark }));
  expect(await warningOf(bill, '/application/view')).toBeUndefined();
});
