import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { issueInvoice } from '../../server/issue-invoice.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

/** An application with an invoice of HKD 1,250.50, issued as the workflow does. */
async function invoiced(no: string) {
  const application = await insertCertified(portal, { no });
  const at = new Date();
  await portal.db.transaction().execute((tx) =>
    issueInvoice(tx, {
      about: { ApplicationId: application.Id },
      OrganisationId: application.OrganisationId,
      lines: [{ Description: { EN: 'Assessment', CHT: '評審', CHS: '评审' }, AmountCents: 1_250_50 }],
      at,
    }),
  );
  const invoice = await invoiceOf(application.Id);
  return { ...invoice, ApplicationId: application.Id, ApplicationKey: application.ApplicationKey, at };
}
const invoiceOf = (ApplicationId: number) =>
  portal.db
    .selectFrom('Invoice')
    .select(['Id', 'InvoiceKey', 'InvoiceNo', 'DueOn', 'Status', 'Proof', 'TransactionNo'])
    .where('ApplicationId', '=', ApplicationId)
    .executeTakeFirstOrThrow();

const SETTING = {
  Bank: {
    BankName: 'Harbour Bank',
    BankCode: '999',
    AccountName: 'Assay',
    AccountNo: '123-456789-001',
    Swift: '',
  },
  Fps: { Kind: 'MOBILE', Value: '+852-91234567', MerchantName: 'Assay', City: 'Hong Kong' },
  Cheque: null,
  Cash: { Place: 'Counter 3' },
  DueDays: 14,
};
const methods = async (user: string, InvoiceKey: string) => {
  const { data } = await portal.get(user, '/payment/offline', { InvoiceKey });
  return (data.Methods as { Method: string }[]).map(({ Method }) => Method);
};

test('before payment methods are configured, only submitting a proof is offered', async () => {
  const invoice = await invoiced('QM-2026-80001');
  expect(await methods('client', invoice.InvoiceKey)).toEqual(['OTHER']);
  expect(invoice.DueOn).toBe(addDays(hongKongDate(invoice.at), 30));
});

test('finance configures payment methods; the log has both states, a stale version changes nothing', async () => {
  const path = '/payment/setting';
  expect((await portal.get('client', path)).status).toBe(403);
  const saved = await portal.post('finance', path, { ...SETTING, Version: 0 });
  expect(saved.data).toEqual({ ...SETTING, Version: 1 });
  const stale = await portal.post('admin', path, { ...SETTING, DueDays: 1, Version: 0 });
  expect(stale.error).toMatchObject({ Code: 'ERR_CONFLICT', Data: { Version: 1, DueDays: 14 } });
  const wrong = { ...SETTING, Fps: { ...SETTING.Fps, Value: '91234567' }, Version: 1 };
  expect((await portal.post('admin', path, wrong)).error.Fields).toMatchObject([{ Field: 'Fps.Value' }]);
  const { Detail } = await portal.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'PAYMENT_SETTING')
    .executeTakeFirstOrThrow();
  expect(Detail).toMatchObject({
    Before: { DueDays: 30, Bank: null },
    After: { DueDays: 14, Cash: { Place: 'Counter 3' } },
  });
});

test('the payer sees these methods with amount, number and code; other users see nothing', async () => {
  const invoice = await invoiced('QM-2026-80002');
  expect(invoice.DueOn).toBe(addDays(hongKongDate(invoice.at), 14));
  const { data } = await portal.get('client', '/payment/offline', { InvoiceKey: invoice.InvoiceKey });
  expect(data).toMatchObject({ AmountCents: 125050, Reference: invoice.InvoiceNo });
  expect(await methods('client', invoice.InvoiceKey)).toEqual(['FPS', 'BANK_TRANSFER', 'CASH', 'OTHER']);
  const [fps] = data.Methods as { Qr: string }[];
  const rendered = Buffer.from(
    String(fps?.Qr).replace('data:image/svg+xml;base64,', ''),
    'base64',
  ).toString();
  expect(rendered).toMatch(/^<svg xmlns/);
  const foreign = await portal.get('client2', '/payment/offline', { InvoiceKey: invoice.InvoiceKey });
  const none = await portal.get('client2', '/payment/offline', { InvoiceKey: 'nobody-has-this-key' });
  expect([foreign.status, foreign.error.Code]).toEqual([none.status, none.error.Code]);
  expect(foreign.status).toBe(404);
  expect(
    (await portal.get('sub-client', '/payment/offline', { InvoiceKey: invoice.InvoiceKey })).status,
  ).toBe(403);
});

test('an invalid proof is rejected with a reason, and another one can be submitted', async () => {
  const { ApplicationKey, ApplicationId, Id } = await invoiced('QM-2026-80003');
  const give = async () => {
    const Attachment = [await portal.upload('client', 'document')];
    const body = { ApplicationKey, Attachment, PaymentMethod: 'FPS', TransactionNo: 'FPS-1' };
    return { Attachment, status: (await portal.post('client', '/application/paynow', body)).status };
  };
  const first = await give();
  expect(first.status).toBe(200);
  const path = '/application/proof/refuse';
  const ask = (user: string, more = {}) => portal.post(user, path, { ApplicationKey, ...more });
  expect((await ask('client', { Remark: 'x' })).status).toBe(403);
  expect((await ask('finance')).error.Fields?.map(({ Field }) => Field)).toEqual(['Remark']);
  expect((await ask('finance', { Remark: 'The receipt is cut off.' })).status).toBe(200);
  expect(await invoiceOf(ApplicationId)).toMatchObject({ Status: 'OPEN', Proof: [], TransactionNo: null });
  const event = await portal.db
    .selectFrom('InvoiceEvent')
    .select(['FromStatus', 'ToStatus', 'Remark', 'Data'])
    .where('InvoiceId', '=', Id)
    .where('Event', '=', 'PROOF_REFUSED')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({
    FromStatus: 'PROOF_GIVEN',
    ToStatus: 'OPEN',
    Remark: 'The receipt is cut off.',
    Data: { Proof: first.Attachment, PaymentMethod: 'FPS', PayType: null, TransactionNo: 'FPS-1' },
  });
  // There is no proof left to refuse; the client reads the reason and submits another.
  expect((await ask('finance', { Remark: 'Again.' })).error.Reasons).toMatchObject([
    { Code: 'REASON_PROOF_MISSING' },
  ]);
  const history = await portal.get('client', '/application/history', { ApplicationKey });
  expect(JSON.stringify(history.data)).toContain('The receipt is cut off.');
  expect((await give()).status).toBe(200);
  expect((await invoiceOf(ApplicationId)).Status).toBe('PROOF_GIVEN');
});
