import { generateAccreditationFile } from '#modules/certification/accreditation-files/server/generate-accreditation-file.ts';
import { type AssessmentAnswer, assessmentPortal } from './assessment-portal.ts';
import type { TestPortal } from './portal.ts';

/**
 * Helpers for tests of a certificate's accreditation file (evidence pack): create a certificate with a
 * corrected finding and an override, and generate, read and download its file.
 */
export function accreditationFileFixture(portal: () => TestPortal) {
  const assessments = assessmentPortal(portal);
  const { done, apply, answerChecklist, pass, issue } = assessments;

  /** The assessor queries the scope; the client changes it and responds. */
  async function correct(ApplicationKey: string): Promise<void> {
    await done('assessor', '/application/checklist/reject', {
      ApplicationKey,
      Points: [{ Field: 'ScopeRequirement', Remark: 'Too general.' }],
    });
    const { Answers } = await portal()
      .db.selectFrom('Application')
      .select('Answers')
      .where('ApplicationKey', '=', ApplicationKey)
      .executeTakeFirstOrThrow();
    await done('client', '/application/submit', {
      ApplicationKey,
      Answers: { ...Answers, ScopeRequirement: 'Financing of electric ferries in Victoria Harbour' },
      PointAnswers: [{ PointNo: 1, Answer: 'Named more exactly.' }],
    });
  }

  /**
   * Creates a certificate with a corrected finding and an endorsement by exception by an administrator who
   * also assessed.
   */
  async function wholeStory(): Promise<AssessmentAnswer> {
    const ApplicationKey = await apply('GF');
    await correct(ApplicationKey);
    await answerChecklist('admin', ApplicationKey, {
      Result: 'MINOR',
      Remark: 'The register of loans has gaps.',
    });
    await answerChecklist('admin', ApplicationKey, { Result: 'CONFORM', Remark: 'The gaps are closed.' });
    await done('admin', '/application/progress/approve', { ApplicationKey, Remark: 'Acting for Ivy.' });
    await pass('assessor-onsite', ApplicationKey);
    await pass('indepreviewer', ApplicationKey);
    await answerChecklist('admin', ApplicationKey);
    const Remark = 'COO and deputy are ill; agreed with the board.';
    await done('admin', '/application/progress/approve', { ApplicationKey, IsOverride: true, Remark });
    await pass('ceo', ApplicationKey);
    return issue(ApplicationKey);
  }

  const row = (AccreditationFileKey: string) =>
    portal()
      .db.selectFrom('AccreditationFile')
      .selectAll()
      .where('AccreditationFileKey', '=', AccreditationFileKey)
      .executeTakeFirstOrThrow();

  /** Requests an evidence pack and runs its job. */
  async function make(user: string, CertificateKey: string, Language = 'EN') {
    const { AccreditationFileKey } = await done(
      user,
      '/application/certificate/accreditation-file/generate',
      {
        CertificateKey,
        Language,
      },
    );
    const { Id } = await row(String(AccreditationFileKey));
    await generateAccreditationFile(portal().portal, { AccreditationFileId: Id });
    return row(String(AccreditationFileKey));
  }

  /** Downloads the evidence pack with a ticket. */
  async function take(user: string, AccreditationFileKey: string): Promise<Uint8Array> {
    const { Url } = await done(user, '/application/certificate/accreditation-file/ticket', {
      AccreditationFileKey,
    });
    const answer = await portal().app.inject({ url: String(Url) });
    if (answer.statusCode !== 200) throw new Error(`not given: ${answer.statusCode}`);
    return new Uint8Array(answer.rawPayload);
  }

  return { ...assessments, wholeStory, row, make, take };
}
