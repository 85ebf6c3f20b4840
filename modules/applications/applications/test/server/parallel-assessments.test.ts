import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/**
 * Tests several concurrent assessments of one certificate: each rule checks the certificate, not the parent.
 */
let portal: TestPortal;
const fixture = cycleFixture(() => portal);
const today = hongKongDate(new Date());
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

/** A certificate decided 11 months ago, whose first surveillance may start. */
async function certificate(no: string) {
  const effective = addMonths(today, -11);
  const made = await fixture.published({ no, effective, expiry: addMonths(effective, 36) });
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const begin = (AssessmentType: string) =>
    portal.post('client', '/application/save', {
      ServiceKey,
      AssessmentType,
      CertificateKey: made.certificate.CertificateKey,
    });
  return { ...made, begin, of: { no, parentId: made.application.Id, certificateId: made.certificate.Id } };
}
const startedKeys = async (of: Parameters<typeof insertCertified>[1]) => {
  const application = await insertCertified(portal, { ...of, type: 'SURVEILLANCE' });
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'INPROGRESS' })
    .where(announceStatus('application', 'INPROGRESS'))
    .where('Id', '=', application.Id)
    .execute();
  return application.ApplicationKey;
};
const convert = (ApplicationKey: string) =>
  portal.post('scheduling', '/application/special', { ApplicationKey });
const kinds = async (id: number) =>
  (await fixture.applications(id)).map((row) => `${row.AssessmentType} ${row.ApplicationStatusCode}`);
const codes = (answer: Awaited<ReturnType<typeof convert>>) => answer.error.Reasons?.map(({ Code }) => Code);
type Entry = { Action: string; Allowed: boolean; Reasons: { Code: string }[] };

describe('a special assessment', () => {
  it('cannot be created by converting a surveillance while another one is open', async () => {
    const { certificate: own, begin, of } = await certificate('QM-2025-76101');
    const ApplicationKey = await startedKeys(of);
    expect((await begin('SPECIAL')).status).toBe(200);
    expect(codes(await convert(ApplicationKey))).toEqual(['REASON_SPECIAL_OPEN']);
    expect(await kinds(own.Id)).toEqual(['INITIAL COMPLETED', 'SURVEILLANCE INPROGRESS', 'SPECIAL DRAFT']);
  });

  it('of two conversions and one new application at the same time, one succeeds', async () => {
    for (const no of ['QM-2025-76102', 'QM-2025-76103', 'QM-2025-76104']) {
      const { certificate: own, begin, of } = await certificate(no);
      const keys = [await startedKeys(of), await startedKeys(of)];
      const answers = await Promise.all([...keys.map(convert), begin('SPECIAL')]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await kinds(own.Id)).filter((kind) => kind.startsWith('SPECIAL'))).toHaveLength(1);
    }
  });
});

describe('the next assessment of a cycle', () => {
  const state = async (ApplicationKey: string) => {
    const { data } = await portal.get('admin', '/application/view', { ApplicationKey });
    const entry = (data.Actions as Entry[]).find(({ Action }) => Action === 'GENERATE_CYCLE');
    const { status, error } = await portal.post('admin', '/application/generate/cycle', { ApplicationKey });
    return {
      flag: data.IsAbleToGenerateCycle,
      entry: entry?.Reasons.map(({ Code }) => Code),
      call: status === 200 ? 'done' : error.Reasons?.map(({ Code }) => Code),
    };
  };
  const isOpen = {
    flag: false,
    entry: ['REASON_NEXT_CYCLE_OPEN'],
    call: ['REASON_NEXT_CYCLE_OPEN'],
  };

  it('is not offered after an earlier assessment when it follows a special one', async () => {
    const { application, begin, of } = await certificate('QM-2025-76111');
    const special = await insertCertified(portal, { ...of, type: 'SPECIAL' });
    await fixture.finish(special.Id, 'COMPLETED', today);
    expect((await begin('SURVEILLANCE')).data.ApplicationStatusCode).toBe('DRAFT');
    expect(await state(application.ApplicationKey)).toEqual(isOpen);
    expect(await state(special.ApplicationKey)).toEqual(isOpen);
  });

  it('is offered and created where another kind is open', async () => {
    const { application, begin } = await certificate('QM-2025-76112');
    expect((await begin('SPECIAL')).status).toBe(200);
    expect(await state(application.ApplicationKey)).toEqual({ flag: true, entry: [], call: 'done' });
    expect(await state(application.ApplicationKey)).toEqual(isOpen);
  });
});

it('an application that the portal cancels with its certificate has no current step', async () => {
  const { certificate: own, of } = await certificate('QM-2025-76121');
  const { Id, ApplicationKey } = await insertCertified(portal, { ...of, type: 'SURVEILLANCE' });
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'UNDERREVIEW', CurrentStep: 'COO', Steps: ['ASSESSOR', 'COO'] })
    .where(announceStatus('application', 'UNDERREVIEW'))
    .where('Id', '=', Id)
    .execute();
  const ended = { CertificateKey: own.CertificateKey, Remark: 'The client asks for it.' };
  await fixture.done('admin', '/application/certificate/delete', ended);
  const { data } = await portal.get('admin', '/application/view', { ApplicationKey });
  expect(data).toMatchObject({ ApplicationStatusCode: 'CANCELLED', CurrentStep: null });
  expect(
    (data.Steps as { Step: string; Status?: string }[]).map((step) => JSON.stringify(step)),
  ).not.toContainEqual(expect.stringContaining('CURRENT'));
});
