/**
 * Helpers for tests that take an application through the whole assessment by API calls: apply, answer
 * checklists, approve steps, and issue and publish the certificate.
 */
import type { NotNull } from 'kysely';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import { appendLeaves } from '#modules/certification/transparency-log/server/append-leaves.ts';
import type { Answer, TestPortal } from './portal.ts';

export type AssessmentAnswer = {
  ApplicationKey: string;
  ApplicationNo: string;
  CertificateKey: string;
  CertificateNo: string;
};
export type Body = Record<string, unknown>;

/**
 * Helpers that take an assessment from the first save to the public register through the portal's endpoints.
 */
export function assessmentPortal(testPortal: () => TestPortal) {
  async function done(user: string, path: string, body: Body): Promise<Answer['data']> {
    const answer = await testPortal().post(user, path, body);
    if (answer.status !== 200) throw new Error(`${user} ${path}: ${JSON.stringify(answer.error)}`);
    return answer.data;
  }

  /**
   * Answers every checklist point of the step as conforming, except the first, which gets the given result.
   */
  async function answerChecklist(user: string, ApplicationKey: string, first: Body = { Result: 'CONFORM' }) {
    const { data } = await testPortal().get(user, '/assessment/checklist', { ApplicationKey });
    const { CurrentStep } = (await testPortal().get(user, '/application/view', { ApplicationKey })).data;
    const points = (data.Points as { PointKey: string; Step: string }[]).filter(
      (point) => point.Step === CurrentStep,
    );
    if (points.length === 0) return;
    await done(user, '/assessment/checklist/submission', {
      ApplicationKey,
      Answers: points.map(({ PointKey }, at) => ({
        PointKey,
        ...(at === 0 ? first : { Result: 'CONFORM' }),
      })),
    });
  }

  async function pass(user: string, ApplicationKey: string, input: Body = {}): Promise<void> {
    await answerChecklist(user, ApplicationKey);
    await done(user, '/application/progress/approve', { ApplicationKey, ...input });
  }

  async function apply(scheme: string): Promise<string> {
    const { ServiceKey } = await testPortal()
      .db.selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', scheme)
      .executeTakeFirstOrThrow();
    const made = await done('client', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
    const ApplicationKey = String(made.ApplicationKey);
    const service = demoServices.find(({ Definition }) => Definition.SchemeCode === scheme);
    const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => testPortal().upload('client', 'document')));
    const Answers = service?.validAnswers('INITIAL', keys) ?? {};
    await done('client', '/application/save', { ApplicationKey, Answers });
    await done('client', '/application/submit', { ApplicationKey });
    await done('business', '/application/review', { ApplicationKey, TransactionNo: 'TX-1' });
    for (const [Mode, user] of [
      ['ASSESSOR', 'assessor'],
      ['ASSESSOR_ONSITE', 'assessor-onsite'],
      ['INDEPREVIEWER', 'indepreviewer'],
    ] as const)
      await done('scheduling', '/application/assign', {
        ApplicationKey,
        Mode,
        AssignedUserKey: await testPortal().userKey(user),
      });
    return ApplicationKey;
  }

  /** Takes an application from the last approval to the published certificate. */
  async function issue(ApplicationKey: string): Promise<AssessmentAnswer> {
    const Attachment = [await testPortal().upload('scheduling', 'crb')];
    await done('scheduling', '/application/crb/confirm', { ApplicationKey, Attachment });
    const proof = [await testPortal().upload('client', 'document')];
    await done('client', '/application/paynow', { ApplicationKey, Attachment: proof, PaymentMethod: 'FPS' });
    await done('finance', '/application/paid', { ApplicationKey, TransactionNo: 'FPS-70012233' });
    await done('scheduling', '/application/certificate/generate', { ApplicationKey });
    await renderPages(testPortal());
    await done('scheduling', '/application/publish', { ApplicationKey });
    await appendLeaves(testPortal().portal);
    return answerOf(testPortal(), ApplicationKey);
  }

  return { done, apply, answerChecklist, pass, issue };
}

const answerOf = ({ db }: TestPortal, ApplicationKey: string): Promise<AssessmentAnswer> =>
  db
    .selectFrom('Application')
    .innerJoin('Certificate', 'Certificate.Id', 'Application.CertificateId')
    .select(['Application.ApplicationKey', 'Application.ApplicationNo'])
    .select(['Certificate.CertificateKey', 'Certificate.CertificateNo'])
    .where('Application.ApplicationKey', '=', ApplicationKey)
    .$narrowType<{ ApplicationNo: NotNull }>()
    .executeTakeFirstOrThrow();

/** Generates all pending certificate documents, as the jobs do. */
export async function renderPages({ db, portal }: TestPortal): Promise<void> {
  const documents = await db
    .selectFrom('CertificateDocument')
    .select('Id')
    .where('Status', '=', 'INTENDED')
    .execute();
  for (const { Id } of documents) await renderDocument(portal, { DocumentId: Id }, { IsLast: false });
}
