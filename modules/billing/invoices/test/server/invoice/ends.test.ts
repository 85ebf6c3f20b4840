import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bill, ok, type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

const atAssessor = async (): Promise<Bill> => {
  const bill = await desk.bill();
  await desk.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'UNDERREVIEW', CurrentStep: 'ASSESSOR', Steps: ['ASSESSOR', 'COO'] })
    .where('ApplicationKey', '=', bill.ApplicationKey)
    .execute();
  return bill;
};
const refuse = ({ ApplicationKey }: Bill) =>
  desk.post('admin', '/application/rejected', { ApplicationKey, Remark: 'There is nothing to assess.' });

test('nothing is owed for an application that is rejected permanently', async () => {
  const bill = await atAssessor();
  ok(await refuse(bill));
  expect(await desk.invoice(bill)).toMatchObject({ Status: 'VOID' });
  expect(await desk.events(bill)).toContain('CANCELLED');
});

test('a card payment in progress ends with it, and what was paid remains to be refunded', async () => {
  const [begun, paid] = [await atAssessor(), await atAssessor()];
  const session = await desk.begin(begun);
  ok(await refuse(begun));
  await desk.work();
  expect(await desk.payments(begun)).toMatchObject([{ Status: 'CANCELLED' }]);
  expect(ok(await desk.pay(session)).data).toMatchObject({ Status: 'CANCELLED' });

  ok(await desk.pay(await desk.begin(paid)));
  await desk.reconcile();
  ok(await refuse(paid));
  expect(await desk.invoice(paid)).toMatchObject({ Status: 'PAID' });
});
