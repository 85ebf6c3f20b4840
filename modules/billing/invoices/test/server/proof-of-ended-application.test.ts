import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { type Bill, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';

/**
 * A client has paid by transfer and submitted the proof; before finance reviews it, the application ends
 * (A179).
 */
let portal: PaymentPortal;
const cycle = cycleFixture(() => portal);
const TODAY = hongKongDate(new Date());
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

const set = (
  { ApplicationKey }: Pick<Bill, 'ApplicationKey'>,
  set: { ApplicationStatusCode: ApplicationStatus; [column: string]: unknown },
) =>
  portal.db
    .updateTable('Application')
    .set(set)
    .where(announceStatus('application', set.ApplicationStatusCode))
    .where('ApplicationKey', '=', ApplicationKey)
    .execute();
async function prove({ ApplicationKey }: Pick<Bill, 'ApplicationKey'>) {
  const Attachment = [await portal.upload('client', 'document')];
  ok(
    await portal.post('client', '/application/paynow', { ApplicationKey, Attachment, PaymentMethod: 'FPS' }),
  );
}
async function cancelled(isProven: boolean): Promise<Bill> {
  const bill = await portal.bill();
  const { ApplicationKey } = bill;
  await set(bill, { ApplicationStatusCode: 'PENDING' });
  if (isProven) await prove(bill);
  ok(
    await portal.post('business', '/application/cancel', { ApplicationKey, Remark: 'The client withdraws.' }),
  );
  return bill;
}
const paid = ({ ApplicationKey }: Pick<Bill, 'ApplicationKey'>) =>
  portal.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'IN-9', DateTime: TODAY });
type Entry = { Action: string; Allowed: boolean; IsHidden: boolean };
async function shownTo(user: string, { ApplicationKey }: Bill): Promise<string[]> {
  const { Actions } = ok(await portal.get(user, '/application/view', { ApplicationKey })).data as {
    Actions: Entry[];
  };
  return Actions.filter(({ IsHidden }) => !IsHidden).map(({ Action, Allowed }) => `${Action} ${Allowed}`);
}

describe('a cancelled application', () => {
  it('retains an invoice with a pending proof: the payment is recorded and refunded', async () => {
    const bill = await cancelled(true);
    const { ApplicationKey, InvoiceKey } = bill;
    expect(await portal.invoice(bill)).toMatchObject({ Status: 'PROOF_GIVEN' });
    const queries: Record<string, string>[] = [{ ApplicationKey }, { InvoiceKey }];
    for (const query of queries)
      expect((await portal.get('client', '/payment/invoice/view', query)).status).toBe(404);
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
    ok(await portal.post('finance', '/application/refund/offline', { ApplicationKey, ...refund }));
    expect(await portal.invoice(bill)).toMatchObject({ Status: 'REFUNDED', RefundedCents: bill.AmountCents });
    expect(await portal.events(bill)).toEqual(['PAY_NOW', 'PAID', 'REFUND_OFFLINE']);
  });

  it('has no invoice once the proof is refused, and no other proof is requested', async () => {
    const bill = await cancelled(true);
    const { ApplicationKey } = bill;
    ok(
      await portal.post('finance', '/application/proof/refuse', {
        ApplicationKey,
        Remark: 'No such transfer.',
      }),
    );
    expect(await portal.invoice(bill)).toMatchObject({ Status: 'VOID', Proof: [], TransactionNo: null });
    await portal.work(['application.notify']);
    const notified = await portal.db
      .selectFrom('Notification')
      .select('Kind')
      .where('Kind', '=', 'PROOF_REFUSED')
      .execute();
    expect(notified).toEqual([]);
    expect((await paid(bill)).error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_NOTHING_BILLED']);
  });

  it('without a proof its invoice is void, and no payment is offered', async () => {
    const bill = await cancelled(false);
    expect(await portal.invoice(bill)).toMatchObject({ Status: 'VOID' });
    expect(await shownTo('finance', bill)).toEqual([]);
  });
});

it.each(['delete', 'terminate'])(
  'an application that ends with its certificate (%s) retains the proof as well',
  async (how) => {
    const no = `QM-2025-7650${how.length}`;
    const { application, certificate } = await cycle.published({ no });
    const of = { no, parentId: application.Id, certificateId: certificate.Id };
    const surveillance = await insertCertified(portal, { ...of, type: 'SURVEILLANCE' });
    await insertInvoice(portal, surveillance, 'OPEN');
    await set(surveillance, {
      ApplicationStatusCode: 'UNDERREVIEW',
      CurrentStep: 'COO',
      Steps: ['ASSESSOR', 'COO'],
    });
    await prove(surveillance);
    const { CertificateKey } = certificate;
    const Remark = 'The certificate has to end.';
    const status = (CertificateStatusCode: string) =>
      portal.post('admin', '/application/certificate/status', {
        CertificateKey,
        CertificateStatusCode,
        Remark,
      });
    if (how === 'delete')
      ok(await portal.post('admin', '/application/certificate/delete', { CertificateKey, Remark }));
    else for (const one of ['SUSPENDED', 'TERMINATED']) ok(await status(one));
    const { ApplicationStatusCode } = await portal.db
      .selectFrom('Application')
      .select('ApplicationStatusCode')
      .where('Id', '=', surveillance.Id)
      .executeTakeFirstOrThrow();
    expect(ApplicationStatusCode).toBe('CANCELLED');
    expect(ok(await paid(surveillance)).data).toMatchObject({ IsPaid: true, IsRefundableOffline: true });
  },
);
