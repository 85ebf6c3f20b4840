import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
const fixture = certificateFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

/** Confirms an application with number and dates entered by scheduling. */
const confirm = (application: { ApplicationKey: string }, typed: Record<string, string>) =>
  portal.post('scheduling', '/application/crb/confirm', {
    ApplicationKey: application.ApplicationKey,
    IsCertDateNoManual: true,
    ...typed,
  });
const numberOf = async ({ Id }: { Id: number }) =>
  await portal.db
    .selectFrom('Application')
    .select(['CertificateNo', 'ExpiryDate', 'EffectiveDate'])
    .where('Id', '=', Id)
    .executeTakeFirstOrThrow();
const why = ({
  status,
  error,
}: {
  status: number;
  error: { Fields?: { Field: string; Code: string }[] };
}) => [status, error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`)];

describe('a number entered manually', () => {
  test('is stored in capitals and accepted in any case', async () => {
    const first = await insertCertified(portal, { no: null });
    expect((await confirm(first, { CertificateNo: 'old-77/a', DateTime: '2026-11-02' })).status).toBe(200);
    expect((await numberOf(first)).CertificateNo).toBe('OLD-77/A');
    const second = await insertCertified(portal, { no: null, client: 'client2' });
    for (const CertificateNo of ['OLD-77/A', 'old-77/a', 'Old-77/a'])
      expect(why(await confirm(second, { CertificateNo, DateTime: '2026-11-02' }))).toEqual([
        422,
        ['CertificateNo REASON_NUMBER_TAKEN'],
      ]);
  });
});

describe('a second confirmation', () => {
  test('with the record only changes neither number nor dates, nor a last day that was typed', async () => {
    const one = await insertCertified(portal, { no: null });
    const typed = { CertificateNo: 'OLD-78', DateTime: '2026-11-02', ExpiryDate: '2028-05-31' };
    expect((await confirm(one, typed)).status).toBe(200);
    const { ApplicationKey } = one;
    const Attachment = [await portal.upload('scheduling', 'crb')];
    const again = await portal.post('scheduling', '/application/crb/confirm', { ApplicationKey, Attachment });
    expect(again.status).toBe(200);
    expect(await numberOf(one)).toEqual({
      CertificateNo: 'OLD-78',
      EffectiveDate: '2026-11-02',
      ExpiryDate: '2028-05-31',
    });
  });
});

describe('a second confirmation of a certificate in force', () => {
  test('keeps the last day that an extension gave it', async () => {
    const { application, id } = await fixture.issued({ no: 'QM-2025-90078' });
    await portal.db
      .updateTable('Certificate')
      .set({ ExpiryDate: '2028-09-13' })
      .where('Id', '=', id)
      .execute();
    await portal.db
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'COMPLETED', CertificateId: id })
      .where(announceStatus('application', 'COMPLETED'))
      .where('Id', '=', application.Id)
      .execute();
    const Attachment = [await portal.upload('scheduling', 'crb')];
    const { ApplicationKey } = application;
    const again = await portal.post('scheduling', '/application/crb/confirm', { ApplicationKey, Attachment });
    expect(again.status).toBe(200);
    expect((await numberOf(application)).ExpiryDate).toBe('2028-09-13');
  });
});

describe('a number of the service’s own series entered manually', () => {
  const OTHER = { client: 'client2' };
  const typed = (no: string, more = {}) => ({ CertificateNo: no, DateTime: '2026-11-02', ...more });
  test('beyond the next one requires a remark, and the series continues after it', async () => {
    const far = await insertCertified(portal, { no: null });
    expect(why(await confirm(far, typed('QM-2026-00500')))).toEqual([422, ['Remark REASON_NUMBER_AHEAD']]);
    expect(why(await confirm(far, typed('QM-2026-00500', { Remark: ' ' })))[0]).toBe(422);
    const Remark = 'Taken over from the register of before.';
    expect((await confirm(far, typed('QM-2026-00500', { Remark }))).status).toBe(200);
    const next = await insertCertified(portal, { no: null, ...OTHER });
    const Attachment = [await portal.upload('scheduling', 'crb')];
    const { ApplicationKey } = next;
    await portal.post('scheduling', '/application/crb/confirm', {
      ApplicationKey,
      Attachment,
      DateTime: '2026-11-02',
    });
    expect((await numberOf(next)).CertificateNo).toBe('QM-2026-00501');
    // The next number itself, and one that was skipped, need no reason.
    const third = await insertCertified(portal, { no: null, ...OTHER });
    expect((await confirm(third, typed('QM-2026-00502'))).status).toBe(200);
    const fourth = await insertCertified(portal, { no: null, ...OTHER });
    expect((await confirm(fourth, typed('QM-2026-00044'))).status).toBe(200);
  });
});
test.each(['BAD NO!', 'A--1', '-A1', 'A1-', 'A&1', 'A,1'])(
  'a number may contain only letters and digits between separators; refused: %s',
  async (CertificateNo) => {
    const application = await insertCertified(portal, { no: null });
    expect(why(await confirm(application, { CertificateNo, DateTime: '2026-11-02' }))).toEqual([
      422,
      ['CertificateNo FIELD_ALPHANUMERIC_PARTS'],
    ]);
  },
);

describe('a last valid day entered manually', () => {
  test('may be earlier than the cycle allows, and not later', async () => {
    const application = await insertCertified(portal, { no: 'QM-2026-70001' });
    // 36 months from 2 November 2026.
    expect(why(await confirm(application, { DateTime: '2026-11-02', ExpiryDate: '2029-11-02' }))).toEqual([
      422,
      ['ExpiryDate REASON_EXPIRY_BEYOND'],
    ]);
    const { error } = await confirm(application, { DateTime: '2026-11-02', ExpiryDate: '2029-11-02' });
    const fields = error.Fields as unknown as { Message: string }[] | undefined;
    expect(fields?.map(({ Message }) => Message)).toEqual([
      'The certification cycle allows Nov 1, 2029 at the latest.',
    ]);
    for (const ExpiryDate of ['2028-11-01', '2029-11-01']) {
      expect((await confirm(application, { DateTime: '2026-11-02', ExpiryDate })).status).toBe(200);
      expect((await numberOf(application)).ExpiryDate).toBe(ExpiryDate);
    }
  });

  test.each(['PUBLISHED', 'SUSPENDED', 'EXPIRED'] as const)(
    'of a certificate that is %s is unchanged, whatever is entered',
    async (CertificateStatusCode) => {
      const { application, id } = await fixture.issued({ no: `QM-2025-7${CertificateStatusCode.length}002` });
      await portal.db
        .updateTable('Certificate')
        .set({ CertificateStatusCode })
        .where(announceStatus('certificate', CertificateStatusCode))
        .where('Id', '=', id)
        .execute();
      for (const ExpiryDate of ['2027-01-01', '2099-12-31'])
        expect(why(await confirm(application, { DateTime: '2026-11-20', ExpiryDate }))).toEqual([
          422,
          ['ExpiryDate REASON_EXPIRY_KEPT'],
        ]);
      // A different effective date does not move it either.
      expect((await confirm(application, { DateTime: '2026-11-20' })).status).toBe(200);
      expect(await numberOf(application)).toMatchObject({
        EffectiveDate: '2026-11-20',
        ExpiryDate: '2028-03-13',
      });
    },
  );
});
