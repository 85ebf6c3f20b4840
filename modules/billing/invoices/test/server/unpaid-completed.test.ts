import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidByTransfer } from '#quality/support/paid-by-transfer.ts';
import { type Bill, ok, type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

async function paid(ApplicationStatusCode: 'CERTIFIED' | 'COMPLETED'): Promise<Bill> {
  const bill = await paidByTransfer(desk);
  await desk.db
    .updateTable('Application')
    .set({ ApplicationStatusCode })
    .where('ApplicationKey', '=', bill.ApplicationKey)
    .execute();
  return bill;
}
async function warningOf({ ApplicationKey }: Bill, path: string): Promise<string | undefined> {
  const { Actions } = ok(await desk.get('finance', path, { ApplicationKey })).data as {
    Actions: { Action: string; Allowed: boolean; Warning?: string }[];
  };
  const unpaid = Actions.find(({ Action }) => Action === 'UNPAID');
  expect(unpaid?.Allowed).toBe(true);
  return unpaid?.Warning;
}
/** Everybody who was notified of a kind, by address. */
async function told(kind: string): Promise<string[]> {
  await desk.work(['application.tell']);
  const rows = await desk.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select('Account.Email')
    .where('Notification.Kind', '=', kind)
    .execute();
  return rows.map(({ Email }) => Email);
}

test('UNPAID of a completed application warns in both dialogs and notifies scheduling', async () => {
  const certified = await paid('CERTIFIED');
  const completed = await paid('COMPLETED');
  for (const path of ['/application/view', '/payment/invoice/view']) {
    expect(await warningOf(certified, path)).toBeUndefined();
    expect(await warningOf(completed, path)).toBe('WARN_UNPAID_COMPLETED');
  }
  ok(await desk.post('finance', '/application/unpaid', { ApplicationKey: certified.ApplicationKey }));
  expect(await told('UNPAID_COMPLETED')).toEqual([]);
  ok(await desk.post('finance', '/application/unpaid', { ApplicationKey: completed.ApplicationKey }));
  expect(await told('UNPAID_COMPLETED')).toEqual(['scheduling@demo.test']);
  expect(await told('UNPAID')).toEqual(['client@demo.test', 'client@demo.test']);
});
