import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type Bill, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

const atAssessor = async (): Promise<Bill> => {
  const bill = await portal.bill();
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'UNDERREVIEW', CurrentStep: 'ASSESSOR', Steps: ['ASSESSOR', 'COO'] })
    .where(announceStatus('application', 'UNDERREVIEW'))
    .where('ApplicationKey', '=', bill.ApplicationKey)
    .execute();
  return bill;
};
const refuseApplication = ({ ApplicationKey }: Bill) =>
  portal.post('admin', '/application/rejected', { ApplicationKey, Remark: 'There is nothing to assess.' });

test('nothing is owed for an application that is rejected permanently', async () => {
  const bill = await atAssessor();
  ok(await refuseApplication(bill));
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'VOID' });
  expect(await portal.events(bill)).toContain('CANCELLED');
});

test('a card payment in progress is cancelled with it, and a completed one remains refundable', async () => {
  const [begun, paid] = [await atAssessor(), await atAssessor()];
  const session = await portal.startPayment(begun);
  ok(await refuseApplication(begun));
  await portal.work();
  expect(await portal.payments(begun)).toMatchObject([{ Status: 'CANCELLED' }]);
  expect(ok(await portal.pay(session)).data).toMatchObject({ Status: 'CANCELLED' });

  ok(await portal.pay(await portal.startPayment(paid)));
  await portal.reconcile();
  ok(await refuseApplication(paid));
  expect(await portal.invoice(paid)).toMatchObject({ Status: 'PAID' });
});
