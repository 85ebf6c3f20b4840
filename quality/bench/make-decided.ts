/**
 * Inserts paid applications that wait for the CEO's decision directly into the database, as input for the
 * benchmark of bulk certificate generation.
 */
import type { Connection } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';

type Db = Connection['db'];

const CHAIN = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'] as const;

/**
 * Creates paid applications at the CEO's step, with the answers of a certified demo application. Returns
 * their keys.
 */
export async function makeDecided(db: Db, size: number): Promise<string[]> {
  const model = await db
    .selectFrom('Application')
    .selectAll()
    .where('ApplicationStatusCode', '=', 'CERTIFIED')
    .where('Type', '=', 'CERTIFICATE')
    .where('AssessmentType', '=', 'INITIAL')
    .orderBy('Id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { Id: _, ...template } = model;
  const keys: string[] = [];
  for (let at = 1; at <= size; at += 1) {
    const ApplicationKey = newKey();
    const { Id } = await db
      .insertInto('Application')
      .values({
        ...template,
        ApplicationKey,
        ApplicationNo: `BENCH-${String(at).padStart(5, '0')}`,
        ApplicationStatusCode: 'UNDERREVIEW',
        CurrentStep: 'CEO',
        Steps: [...CHAIN],
        ReachedSteps: [...CHAIN],
        Version: 1,
        Answers: json(template.Answers),
        Points: json(template.Points),
        PointAnswers: json(template.PointAnswers),
        CorrectionBase: null,
        Approvals: json([]),
        Participants: json([]),
        LastReminder: null,
        ...{ CertificateId: null, CertificateNo: null, CertifiedAt: null, DecisionDate: null },
        ...{ FirstIssueDate: null, EffectiveDate: null, ExpiryDate: null },
      })
      .returning('Id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('Invoice')
      .values({
        InvoiceKey: newKey(),
        InvoiceNo: `BENCH-${at}`,
        ApplicationId: Id,
        OrganisationId: template.OrganisationId,
        AmountCents: 1,
        PaidCents: 1,
        Lines: json([]),
        Status: 'PAID',
        DueOn: '2026-12-31',
        CreatedAt: new Date(),
        PaidAt: new Date(),
      })
      .execute();
    keys.push(ApplicationKey);
  }
  return keys;
}
