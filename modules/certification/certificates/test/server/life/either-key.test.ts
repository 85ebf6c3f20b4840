import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { makeCertificateBill } from '#quality/support/payment-portal.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/** Decision 8 of the audit: a request gives the same result by ApplicationKey and by CertificateKey. */
let test: TestPortal;
const { living } = issuedCertificatesFixture(() => test);
const WHY = { Remark: 'The surveillance was not done.' };
const STAFF =
  'admin sub-admin it business scheduling finance assessor assessor-onsite indepreviewer coo deputyceo'.split(
    ' ',
  );

beforeAll(async () => {
  test = await startTestPortal();
  await test.db.updateTable('Account').set({ IsGrantGeneration: true }).where('Kind', '=', 'STAFF').execute();
});
afterAll(() => test.close());

type Living = Awaited<ReturnType<typeof living>>;
type Call = [name: string, path: string, isFile: boolean];
const CALLS: Call[] = [
  ['regenerate', '/application/certificate/regenerate', false],
  ['a page handed in', '/application/certificate/upload', true],
  ['a disclosure document handed in', '/application/disclosure/upload', true],
];

/**
 * Status and first reason of the request by either key; a page being generated is discarded before the next
 * request.
 */
async function byBoth(user: string, { id, CertificateKey, application }: Living, [, path, isFile]: Call) {
  const answers: string[] = [];
  for (const key of [{ CertificateKey }, { ApplicationKey: application.ApplicationKey }]) {
    const input = isFile ? { Attachment: [await test.upload(user, 'document')] } : {};
    const { status, error } = await test.post(user, path, { ...key, ...input });
    answers.push([status, error.Reasons?.[0]?.Code].filter(Boolean).join(' '));
    await test.db
      .updateTable('CertificateDocument')
      .set({ Status: 'FAILED' })
      .where('CertificateId', '=', id)
      .where('Status', '=', 'INTENDED')
      .execute();
  }
  return answers;
}

/** Makes the application visible to assigned and deciding users as well. */
async function makeVisibleToAll({ application }: Living): Promise<void> {
  const people = [
    ['ASSESSOR', 'assessor'],
    ['ASSESSOR_ONSITE', 'assessor-onsite'],
    ['INDEPREVIEWER', 'indepreviewer'],
  ] as const;
  for (const [Mode, user] of people) {
    const { Id: AccountId } = await test.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', `${user}@demo.test`)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('ApplicationPerson')
      .values({ ApplicationId: application.Id, AccountId, Mode, AssignedAt: new Date() })
      .execute();
  }
  await test.db
    .updateTable('Application')
    .set({ ReachedSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'] })
    .where('Id', '=', application.Id)
    .execute();
}

describe.each(CALLS)('%s', (...call) => {
  const no = (end: number) => `QM-2025-004${CALLS.findIndex(([name]) => name === call[0])}${end}`;

  it('is available while the certificate is suspended, and the new revision does not lift the suspension', async () => {
    const one = await living({ no: no(1) });
    await one.status('scheduling', 'SUSPENDED', WHY);
    expect(await byBoth('it', one, call)).toEqual(['200', '200']);
    expect(await one.verdict()).toBe('SUSPENDED');
    await one.post('scheduling', 'resume');
    expect(await one.verdict()).toBe('VALID');
  });

  it('with several applications: the one in force is treated like the certificate, an older one is refused', async () => {
    const one = await living({ no: no(6) });
    const renewal = await insertCertified(test, {
      ...{ no: no(6), parentId: one.application.Id, certificateId: one.id },
      ...{ type: 'RENEWAL', effective: '2028-02-20', expiry: '2031-03-13' },
    });
    await insertInvoice(test, renewal, 'BYPASSED');
    const { ApplicationKey } = renewal;
    const Attachment = [await test.upload('it', 'document')];
    for (const [path, input] of [
      ['/application/certificate/upload', { Attachment }],
      ['/application/publish', {}],
    ] as const)
      expect((await test.post('it', path, { ApplicationKey, ...input })).status).toBe(200);
    expect(await byBoth('it', { ...one, application: renewal }, call)).toEqual(['200', '200']);
    expect(await byBoth('it', one, call)).toEqual(['200', '409 REASON_NEWER_DECISION']);
  });

  it('is refused with the same reason once the certificate is terminated, deleted or withdrawn', async () => {
    const terminated = await living({ no: no(2) });
    await terminated.status('admin', 'SUSPENDED', WHY);
    await terminated.status('admin', 'TERMINATED', WHY);
    const deleted = await living({ no: no(3) });
    await deleted.post('admin', 'delete', WHY);
    const withdrawn = await living({ no: no(4).replace('QM', 'SS'), scheme: 'SS', expiry: null });
    await withdrawn.post('admin', 'withdraw', WHY);
    for (const one of [terminated, deleted, withdrawn])
      expect(await byBoth('it', one, call)).toEqual(['409 REASON_CERT_ENDED', '409 REASON_CERT_ENDED']);
  });

  it('is available to all staff with the permission, to the CEO by ApplicationKey only, to no one without it', async () => {
    const one = await living({ no: no(5) });
    await makeVisibleToAll(one);
    for (const user of STAFF)
      expect([user, ...(await byBoth(user, one, call))]).toEqual([user, '200', '200']);
    expect(await byBoth('ceo', one, call)).toEqual(['403 REASON_ROLE', '200']);
    expect(await byBoth('client', one, call)).toEqual(['403', '403']);
    const grant = (IsGrantGeneration: boolean) =>
      test.db
        .updateTable('Account')
        .set({ IsGrantGeneration })
        .where('Email', '=', 'business@demo.test')
        .execute();
    await grant(false);
    const refused = '409 REASON_GENERATION_NOT_GRANTED';
    expect(await byBoth('business', one, call)).toEqual([refused, refused]);
    await grant(true);
  });
});

describe('actions with one key only', () => {
  it('the CRB confirmation and a generated disclosure end with the certificate', async () => {
    const one = await living({ no: 'QM-2025-00480' });
    await one.status('admin', 'SUSPENDED', WHY);
    expect((await one.post('it', 'disclosure/generate')).status).toBe(200);
    await one.status('admin', 'TERMINATED', WHY);
    const confirmed = await test.post('scheduling', '/application/crb/confirm', {
      ApplicationKey: one.application.ApplicationKey,
      Attachment: [await test.upload('scheduling', 'crb')],
    });
    expect([confirmed.status, confirmed.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_CERT_ENDED']);
    const disclosed = await one.post('it', 'disclosure/generate');
    expect([disclosed.status, disclosed.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_CERT_ENDED']);
  });

  it('status changes are available only to the roles that manage certificates', async () => {
    const one = await living({ no: 'QM-2025-00481' });
    for (const user of ['business', 'coo', 'deputyceo', 'ceo', 'finance'])
      expect([user, (await one.status(user, 'SUSPENDED', WHY)).status]).toEqual([user, 403]);
  });

  it('no flag is true for a certificate that has ended', async () => {
    const one = await living({ no: 'QM-2025-00482' });
    const ask = async () =>
      (await test.get('admin', '/application/view', { ApplicationKey: one.application.ApplicationKey })).data;
    expect(await ask()).toMatchObject({
      IsCanGenerate: true,
      IsGenerated: true,
      IsAbleToGenerateCycle: true,
    });
    await one.post('admin', 'delete', WHY);
    expect(await ask()).toMatchObject({
      IsCanGenerate: false,
      IsGenerated: false,
      IsPassedForPublishing: false,
      IsAbleToGenerateCycle: false,
    });
  });
});

describe('a proof of payment by a sub-account', () => {
  it('is accepted for the invoice of a visible certificate, without disclosing the amount', async () => {
    const { CertificateKey, ApplicationKey, InvoiceKey } = await makeCertificateBill(test);
    const pay = async () =>
      test.post('sub-client', '/application/certificate/paynow', {
        CertificateKey,
        Attachment: [await test.upload('sub-client', 'document')],
      });
    expect((await pay()).status).toBe(404);
    const sub = await test.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'sub-client@demo.test')
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('Application')
      .set({ SharedWith: [sub.Id] })
      .where('ApplicationKey', '=', ApplicationKey)
      .execute();
    const paid = await pay();
    expect(paid).toMatchObject({ status: 200, data: { CertificateKey, CertificateStatusCode: 'PUBLISHED' } });
    expect(JSON.stringify(paid.data)).not.toMatch(/AmountCents|InvoiceNo|10000/);
    const again = await pay();
    expect(again).toMatchObject({
      status: 409,
      error: { Reasons: [{ Code: 'REASON_PROOF_ALREADY_GIVEN' }] },
    });
    expect(JSON.stringify(again.error)).not.toMatch(/AmountCents|InvoiceNo/);
    const invoice = await test.db
      .selectFrom('Invoice')
      .select('Status')
      .where('InvoiceKey', '=', InvoiceKey)
      .executeTakeFirstOrThrow();
    expect(invoice.Status).toBe('PROOF_GIVEN');
    expect((await test.get('sub-client', '/payment/invoice/view', { CertificateKey })).status).toBe(403);
  });
});
