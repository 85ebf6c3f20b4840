import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { cycleDesk } from '#quality/support/cycle-desk.ts';
import { type Bill, ok, type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';

/** A client has paid by transfer and submitted the proof; before finance reviews it, the application ends (A179). */
let desk: PaymentDesk;
const cycle = cycleDesk(() => desk);
const TODAY = hongKongDate(new Date());
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

const set = ({ ApplicationKey }: Pick<Bill, 'ApplicationKey'>, set: object) =>
  desk.db.updateTable('Application').set(set).where('ApplicationKey', '=', ApplicationKey).execute();
async function prove({ ApplicationKey }: Pick<Bill, 'ApplicationKey'>) {
  const Attachment = [await desk.upload('client', 'document')];
  ok(await desk.post('client', '/application/paynow', { ApplicationKey, Attachment, PaymentMethod: 'FPS' }));
}
async function cancelled(isProven: boolean): Promise<Bill> {
  const bill = await desk.bill();
  const { ApplicationKey } = bill;
  await set(bill, { ApplicationStatusCode: 'PENDING' });
  if (isProven) await prove(bill);
  ok(await desk.post('business', '/application/cancel', { ApplicationKey, Remark: 'The client withdraws.' }));
  return bill;
}
const paid = ({ ApplicationKey }: Pick<Bill, 'ApplicationKey'>) =>
  desk.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'IN-9', DateTime: TODAY });
type Entry = { Action: string; Allowed: boolean; IsHidden: boolean };
async function shownTo(who: string, { ApplicationKey }: Bill): Promise<string[]> {
  const { Actions } = ok(await desk.get(who, '/application/view', { ApplicationKey })).data as {
    Actions: Entry[];
  };
  return Actions.filter(({ IsHidden }) => !IsHidden).map(({ Action, Allowed }) => `${Action} ${Allowed}`);
}

describe('a cancelled application', () => {
  it('keeps an invoice whose proof waits: the payment is recorded, and returned', async () => {
    const bill = await cancelled(true);
    const { ApplicationKey, InvoiceKey } = bill;
    expect(await desk.invoice(bill)).toMatchObject({ Status: 'PROOF_GIVEN' });
    const queries: Record<string, string>[] = [{ ApplicationKey }, { InvoiceKey }];
    for (const query of queries)
      expect((await desk.get('client', '/payment/invoice/view', query)).status).toBe(404);
    expect(await shownTo('finance', bill)).toEqual(
      expect.arrayContaining(['PAID true', 'PROOF_REFUSED true']),
    );
    ok(await paid(bill));
    const refund = {
      AmountCents: bill.AmountCents,
      DateTime: TODAY,
      TransactionNo: 'OUT-9',
      Remark: 'Returned.',
    };
    ok(await desk.post('finance', '/application/refund/offline', { ApplicationKey, ...refund }));
    expect(await desk.invoice(bill)).toMatchObject({ Status: 'REFUNDED', RefundedCents: bill.AmountCents });
    expect(await desk.events(bill)).toEqual(['PAY_NOW', 'PAID', 'REFUND_OFFLINE']);
  });

  it('has no invoice any more once the proof is refused, and no other proof is asked for', async () => {
    const bill = await cancelled(true);
    const { ApplicationKey } = bill;
    ok(
      await desk.post('finance', '/application/proof/refuse', {
        ApplicationKey,
        Remark: 'No such transfer.',
      }),
    );
    expect(await desk.invoice(bill)).toMatchObject({ Status: 'VOID', Proof: [], TransactionNo: null });
    await desk.work(['application.tell']);
    const told = await desk.db
      .selectFrom('Notification')
      .select('Kind')
      .where('Kind', '=', 'PROOF_REFUSED')
      .execute();
    expect(told).toEqual([]);
    expect((await paid(bill)).error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_NOTHING_BILLED']);
  });

  it('without a proof its invoice is void, and nothing is offered any more', async () => {
    const bill = await cancelled(false);
    expect(await desk.invoice(bill)).toMatchObject({ Status: 'VOID' });
    expect(await shownTo('finance', bill)).toEqual([]);
  });
});

it.each(['delete', 'terminate'])(
  'an application that ends with its certificate (%s) keeps the proof as well',
  async (how) => {
    const no = `QM-2025-7650${how.length}`;
    const { application, certificate } = await cycle.published({ no });
    const of = { no, parentId: application.Id, certificateId: certificate.Id };
    const surveillance = await insertCertified(desk, { ...of, type: 'SURVEILLANCE' });
    await insertInvoice(desk, surveillance, 'OPEN');
    await set(surveillance, {
      ApplicationStatusCode: 'UNDERREVIEW',
      CurrentStep: 'COO',
      Steps: ['ASSESSOR', 'COO'],
    });
    await prove(surveillance);
    const { CertificateKey } = certificate;
    const Remark = 'The certificate has to end.';
    const status = (CertificateStatusCode: string) =>
      desk.post('admin', '/application/certificate/status', {
        CertificateKey,
        CertificateStatusCode,
        Remark,
      });
    if (how === 'delete')
      ok(await desk.post('admin', '/application/certificate/delete', { CertificateKey, Remark }));
    else for (const one of ['SUSPENDED', 'TERMINATED']) ok(await status(one));
    const { ApplicationStatusCode } = await desk.db
      .selectFrom('Application')
      .select('ApplicationStatusCode')
      .where('Id', '=', surveillance.Id)
      .executeTakeFirstOrThrow();
    expect(ApplicationStatusCode).toBe('CANCELLED');
    expect(ok(await paid(surveillance)).data).toMatchObject({ IsPaid: true, IsRefundableOffline: true });
  },
);
