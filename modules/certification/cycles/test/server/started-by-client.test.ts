import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/** Assessments started by a client and those planned by the cycle form one set (decision 13). */
let portal: TestPortal;
const { done, keep, published, applications, finish } = cycleFixture(() => portal);
const today = hongKongDate(new Date());
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

/** Decided 11 months ago by default, so that its first surveillance may begin. */
const certificate = async (no: string, months = 11) => {
  const effective = addMonths(today, -months);
  return published({ no, effective, expiry: addMonths(effective, 36) });
};
async function body(AssessmentType: string, CertificateKey: string) {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  return { ServiceKey, AssessmentType, CertificateKey };
}
const line = async (id: number) =>
  (await applications(id)).map((row) => `${row.AssessmentType} ${row.ApplicationStatusCode}`);

test('a special assessment affects neither the planning nor the assessment after a surveillance', async () => {
  const { certificate: own, application } = await certificate('QM-2026-74001', 3);
  const special = await done('client', '/application/save', await body('SPECIAL', own.CertificateKey));
  // The certificate is known, so its questions are answered.
  const { Answers } = await portal.db
    .selectFrom('Application')
    .select('Answers')
    .where('ApplicationKey', '=', String(special.ApplicationKey))
    .executeTakeFirstOrThrow();
  expect(Answers).toMatchObject({ HasEarlierCertificate: true, EarlierCertificateNo: 'QM-2026-74001' });
  const view = await portal.get('admin', '/application/view', { ApplicationKey: application.ApplicationKey });
  expect(view.data.HasChildCycle).toBeNull();
  await keep(today);
  const planned = ['INITIAL COMPLETED', 'SPECIAL DRAFT', 'SURVEILLANCE WAITING'];
  expect(await line(own.Id)).toEqual(planned);

  const [, row, surveillance] = await applications(own.Id);
  expect(row?.ApplicationKey).toBe(special.ApplicationKey);
  await finish(Number(row?.Id), 'COMPLETED', today);
  await keep(today);
  expect(await line(own.Id)).toEqual(['INITIAL COMPLETED', 'SPECIAL COMPLETED', 'SURVEILLANCE WAITING']);
  // Requesting the next cycle manually from the special assessment is refused as well.
  const again = await portal.post('admin', '/application/generate/cycle', {
    ApplicationKey: special.ApplicationKey,
  });
  expect(again.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_NEXT_CYCLE_OPEN']);

  await finish(Number(surveillance?.Id), 'COMPLETED', today);
  await keep(today);
  expect((await line(own.Id)).at(-1)).toBe('SURVEILLANCE WAITING');
  expect(await applications(own.Id)).toHaveLength(4);
});

test('a special assessment started after the surveillance was planned does not end the cycle', async () => {
  const { certificate: own } = await certificate('QM-2026-74002', 3);
  await keep(today);
  await done('client', '/application/save', await body('SPECIAL', own.CertificateKey));
  const [, surveillance, special] = await applications(own.Id);
  await finish(Number(special?.Id), 'COMPLETED', today);
  await finish(Number(surveillance?.Id), 'COMPLETED', today);
  await keep(today);
  await keep(today);
  expect(await line(own.Id)).toEqual([
    'INITIAL COMPLETED',
    'SURVEILLANCE COMPLETED',
    'SPECIAL COMPLETED',
    'SURVEILLANCE WAITING',
  ]);
});

test('a client who starts a surveillance while the cycle plans it: one is created, without a deadlock', async () => {
  // All surveillances of the scheme, including any that is not linked to a certificate.
  const surveillances = async (): Promise<number> =>
    (
      await portal.db
        .selectFrom('Application')
        .innerJoin('Service', 'Service.Id', 'Application.ServiceId')
        .select('Application.Id')
        .where('AssessmentType', '=', 'SURVEILLANCE')
        .where('SchemeCode', '=', 'QM')
        .execute()
    ).length;
  for (const no of ['QM-2026-74003', 'QM-2026-74004', 'QM-2026-74005', 'QM-2026-74006']) {
    // Leaves only one certificate that qualifies, so that the client need not name it.
    await portal.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'TERMINATED' })
      .where(announceStatus('certificate', 'TERMINATED'))
      .execute();
    const { application } = await certificate(no);
    const before = await surveillances();
    const { CertificateKey: _, ...input } = await body('SURVEILLANCE', '');
    const { ApplicationKey } = application;
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => portal.post('client', '/application/save', input)),
      ...Array.from({ length: 4 }, () =>
        portal.post('admin', '/application/generate/cycle', { ApplicationKey }),
      ),
    ]);
    for (const { status } of answers) expect([200, 409, 422]).toContain(status);
    expect((await surveillances()) - before).toBe(1);
    await keep(today);
    expect((await surveillances()) - before).toBe(1);
  }
});

test('one started without a certificate in an earlier version updates the only certificate, or is refused', async () => {
  const scheme = 'IS';
  const client = 'client3';
  const untied = () =>
    insertCertified(portal, { no: null, scheme, client, type: 'SURVEILLANCE', expiry: null });
  const confirm = async ({ ApplicationKey }: { ApplicationKey: string }, more: object = {}) =>
    portal.post('scheduling', '/application/crb/confirm', {
      ApplicationKey,
      Attachment: [await portal.upload('scheduling', 'crb')],
      ...more,
    });
  const codes = ({ error }: Awaited<ReturnType<typeof confirm>>) =>
    [...(error.Reasons ?? []), ...(error.Fields ?? [])].map(({ Code }) => Code);
  expect(codes(await confirm(await untied()))).toEqual(['REASON_CERTIFICATE_NOT_NAMED']);

  const { certificate: own } = await published({ no: 'IS-2025-74001', scheme, client });
  const surveillance = await untied();
  const typed = { IsCertDateNoManual: true, CertificateNo: 'IS-2025-74999', DateTime: today };
  expect(codes(await confirm(surveillance, typed))).toEqual(['REASON_NUMBER_FIXED']);
  expect((await confirm(surveillance)).data).toMatchObject({
    CertificateNo: own.CertificateNo,
    CertificateKey: own.CertificateKey,
    ExpiryDate: own.ExpiryDate,
  });

  await published({ no: 'IS-2025-74002', scheme, client });
  expect(codes(await confirm(await untied()))).toEqual(['REASON_CERTIFICATE_NOT_NAMED']);
});
