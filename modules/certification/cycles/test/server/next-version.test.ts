import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyText } from '#modules/catalogue/forms/rules/survey-text.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

async function done(user: string, path: string, body: object): Promise<Answer['data']> {
  const answer = await portal.post(user, path, body);
  expect(answer.error.Code, JSON.stringify(answer.error)).toBeUndefined();
  return answer.data;
}

const keyOf = async (SchemeCode: string): Promise<string> =>
  (
    await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', SchemeCode)
      .executeTakeFirstOrThrow()
  ).ServiceKey;

/** Inserts a certified application of a scheme, and the next one of its cycle, which waits for its window. */
async function certified(code: string, service: (typeof demoServices)[number] | undefined) {
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const Answers = service?.validAnswers('INITIAL', files);
  const { ApplicationKey } = await done('client', '/application/save', { ServiceKey: await keyOf(code) });
  await done('client', '/application/save', { ApplicationKey, Answers });
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'COMPLETED', DecisionDate: '2025-03-14', ExpiryDate: '2028-03-13' })
    .where(announceStatus('application', 'COMPLETED'))
    .where('ApplicationKey', '=', String(ApplicationKey))
    .execute();
  await done('admin', '/application/generate/cycle', { ApplicationKey });
  return { ApplicationKey, Answers: Answers ?? {}, files };
}

/** Publishes a new version of the service today, with changes. */
async function publish(code: string, change: (definition: ServiceDefinition) => ServiceDefinition) {
  const ServiceKey = await keyOf(code);
  const draft = await done('admin', '/assessment/draft', { ServiceKey });
  const { Definition } = draft.Draft as { Definition: ServiceDefinition };
  const saved = await done('admin', '/assessment/save', {
    ServiceKey,
    Version: draft.Version,
    Definition: change(structuredClone(Definition)),
  });
  expect((saved.Draft as { Faults: object[] }).Faults).toEqual([]);
  await done('admin', '/assessment/publish', { ServiceKey, Version: saved.Version });
}

type Page = { name: string; elements: Record<string, unknown>[] };
const pagesOf = ({ Form }: ServiceDefinition) => Form.pages as Page[];

test('the next cycle opens in the version of that day, with the answers that its form still has and copies', async () => {
  const { ApplicationKey, Answers, files } = await certified('QM', demoServices[1]);
  await publish('QM', (definition) => {
    for (const page of pagesOf(definition)) {
      page.elements = page.elements.filter(({ name }) => name !== 'ComplaintsOpen');
      for (const element of page.elements) if (element.name === 'Employees') element.prefill = false;
    }
    const title = surveyText('Number of visits', '探訪次數', '走访次数');
    pagesOf(definition)[0]?.elements.push({ type: 'text', name: 'Visits', inputType: 'number', title });
    return definition;
  });
  const next = await done('admin', '/application/shownextcycle', { ApplicationKey });
  expect(next).toMatchObject({ ApplicationStatusCode: 'INPROGRESS', AssessmentType: 'SURVEILLANCE' });

  const { data } = await portal.get('client', '/application/form', {
    ApplicationKey: String(next.ApplicationKey),
  });
  expect(JSON.stringify(data.Form)).toContain('"Visits"');
  const answers = data.Answers as Record<string, unknown>;
  expect(answers).toMatchObject({
    LegalName: Answers.LegalName,
    Sites: Answers.Sites,
    Processes: Answers.Processes,
  });
  expect(JSON.stringify(answers.QualityManual)).toContain(files[0]);
  // A removed question, one to be answered again, and declarations, which are never copied.
  for (const field of ['ComplaintsOpen', 'Employees', 'DeclarationConsent', 'DeclarationDate'])
    expect(answers).not.toHaveProperty(field);
  expect(data.LastAnswers).toMatchObject({
    Employees: Answers.Employees,
    ComplaintsOpen: Answers.ComplaintsOpen,
  });
  expect((await portal.post('client', '/media/ticket', { FileKey: files[0] })).status).toBe(200);

  const before = await portal.get('client', '/application/form', { ApplicationKey: String(ApplicationKey) });
  expect(JSON.stringify(before.data.Form)).not.toContain('"Visits"');
});

test('if the new version lacks that assessment, the cycle continues with the version it started with', async () => {
  const { ApplicationKey } = await certified('GF', demoServices[0]);
  await publish('GF', (definition) => {
    const { SURVEILLANCE: _fees, ...Fees } = definition.Fees;
    const { SURVEILLANCE: _flow, ...Flows } = definition.Flows;
    pagesOf(definition)[0]?.elements.push({
      type: 'text',
      name: 'Extra',
      title: surveyText('Extra', '額外', '额外'),
    });
    const AssessmentTypes = definition.AssessmentTypes.filter((type) => type !== 'SURVEILLANCE');
    const Cycle = definition.Cycle && { ...definition.Cycle, SurveillanceMonths: [] };
    return { ...definition, Fees, Flows, AssessmentTypes, Cycle };
  });
  const next = await done('admin', '/application/shownextcycle', { ApplicationKey });
  expect(next.AssessmentType).toBe('SURVEILLANCE');
  const { data } = await portal.get('client', '/application/form', {
    ApplicationKey: String(next.ApplicationKey),
  });
  expect(JSON.stringify(data.Form)).not.toContain('"Extra"');
});

test('a renewed certificate follows the cycle of the version it was renewed under', async () => {
  const uploaded = async (application: Awaited<ReturnType<typeof insertCertified>>) => {
    await insertInvoice(portal, application, 'BYPASSED');
    const { ApplicationKey } = application;
    const Attachment = [await portal.upload('scheduling', 'document')];
    await done('scheduling', '/application/certificate/upload', { ApplicationKey, Attachment });
    await done('scheduling', '/application/publish', { ApplicationKey });
  };
  const no = 'IS-2025-90031';
  const opens = async () =>
    (
      (await portal.get(null, '/public/certificate/view', { CertificateNo: no })).data.Certificate as {
        RenewalOpens: string;
      }
    ).RenewalOpens;
  const first = await insertCertified(portal, { no, scheme: 'IS', expiry: '2028-03-13' });
  await uploaded(first);
  await publish('IS', (definition) => ({
    ...definition,
    Cycle: definition.Cycle && { ...definition.Cycle, RenewalWindowDays: 100 },
  }));
  // 180 days before 13 March 2028, until a page of the new version is in force.
  expect(await opens()).toBe('2027-09-15');
  const renewal = await insertCertified(portal, {
    no,
    scheme: 'IS',
    type: 'RENEWAL',
    parentId: first.Id,
    expiry: '2031-03-13',
  });
  await portal.db
    .updateTable('Application')
    .set((eb) => ({
      ServiceVersionId: eb
        .selectFrom('ServiceVersion')
        .select((version) => version.fn.max('Id').as('Id'))
        .where('ServiceId', '=', renewal.ServiceId)
        .$castTo<{ Id: number }>(),
    }))
    .where('Id', '=', renewal.Id)
    .execute();
  await uploaded(renewal);
  // 100 days before 13 March 2031.
  expect(await opens()).toBe('2030-12-03');
});
