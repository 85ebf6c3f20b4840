/**
 * Loads one or several applications, within the caller's scope, with all data that their workflow rules need
 * in one query; optionally locks the row for an action.
 */
import { type Selectable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ChecklistResult } from '#modules/applications/assessments/rules/index.ts';
import { invoiceOf, onlineOffered, type StoredInvoice } from '#modules/billing/invoices/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { wireRow } from '#platform/server/database/names.ts';
import { queryBatch } from '#platform/server/database/query-batch.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { EarlierCertificate } from '../rules/facts.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import {
  type CertificateOfApplication,
  certificatesInQueries,
  type PageOfApplication,
} from './certificate-of-application.ts';
import { CYCLE_COLUMNS, type StoredAssessment } from './cycle-applications.ts';
import { majorPoints, pointRecords, type StoredRecord, unplannedMinorPoints } from './major-points.ts';
import { type NewerDecision, newerDecision } from './newer-decision.ts';
import { answerBy, overdueFindings } from './overdue-findings.ts';
import { paymentDueOn } from './payment-due-on.ts';
import { visibleTo } from './scope.ts';

/** One application with all data that its rules need, loaded in one query. */
export type LoadedApplication = Selectable<Tables['Application']> & {
  OrganisationKey: string;
  OrgName: Localized;
  BranchName: Localized;
  AssessorKey: string | null;
  OnSiteKey: string | null;
  ReviewerKey: string | null;
  Invoice: StoredInvoice | null;
  /** True if a card payment provider is connected and may charge. */
  IsOnlineOffered: boolean;
  Page: PageOfApplication | null;
  Certificate: CertificateOfApplication | null;
  /** Certificates that the result of a decided application may update. */
  Earlier: EarlierCertificate[];
  Child: {
    ApplicationKey: string;
    ApplicationNo: string;
    ApplicationStatusCode: ApplicationStatus;
    StartDateTime: string | null;
    EndDateTime: string | null;
  } | null;
  /** A later published assessment of the certificate, if any. */
  NewerDecision: NewerDecision | null;
  /** For a completed application: all assessments of its certificate, for the cycle calendar. */
  Assessments: StoredAssessment[];
  /** Types of the certificate's other applications that have not ended. */
  OtherOpenTypes: AssessmentType[];
  ChecklistResults: Record<string, ChecklistResult> | null;
  /** Points whose latest result in any round is MAJOR. */
  MajorPoints: string[];
  /** Points whose latest result in any round is MINOR, and whose plan is not accepted. */
  UnplannedMinorPoints: string[];
  /** Nonconformities by checklist point, without withdrawn ones. */
  PointRecords: StoredRecord[] | null;
  /** Findings without a remark. */
  UnsaidFindings: string[];
  OverdueFindings: number;
  /** For clients: when the first question sent to them is due, YYYY-MM-DD. */
  AnswerBy: string | null;
  PaymentDueOn: string | null;
  /** True if the caller declared an interest in the applicant. */
  HasOwnInterest: boolean;
};

const NEXT_COLUMNS = [
  'Next.ApplicationKey',
  'Next.ApplicationNo',
  'Next.ApplicationStatusCode',
  'Next.StartDateTime',
  'Next.EndDateTime',
] as const;

/** The query used by views and actions; the caller adds the key and the scope. */
export function selectApplication(db: Queries, actor: SignedIn) {
  const certificate = certificatesInQueries.get('CERTIFICATE');
  return db
    .selectFrom('Application')
    .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
    .selectAll('Application')
    .select(['Organisation.OrganisationKey', 'Organisation.OrgName', 'Organisation.BranchName'])
    .select((eb) => [
      userKey('assessor_user_id').as('AssessorKey'),
      userKey('assessor_on_site_user_id').as('OnSiteKey'),
      userKey('indepreviewer_user_id').as('ReviewerKey'),
      invoiceOf('application_id', 'application.id').as('Invoice'),
      onlineOffered.as('IsOnlineOffered'),
      certificate.Page.as('Page'),
      certificate.Certificate.as('Certificate'),
      certificate.Earlier.as('Earlier'),
      jsonObjectFrom(
        eb
          .selectFrom('Application as Next')
          .select(NEXT_COLUMNS)
          .whereRef('Next.ParentId', '=', 'Application.Id')
          // A special assessment is outside the cycle: the next one is scheduled independently of it.
          .where('Next.AssessmentType', '<>', 'SPECIAL')
          .where('Next.ApplicationStatusCode', 'not in', applicationStatuses.withoutResult)
          .orderBy('Next.Id', 'desc')
          .limit(1),
      ).as('Child'),
      newerDecision.as('NewerDecision'),
      jsonArrayFrom(
        eb
          .selectFrom('Application as Assessed')
          .select(CYCLE_COLUMNS.map((name) => `Assessed.${name}` as const))
          .where(isOfSameCertificate)
          .where('Application.ApplicationStatusCode', 'in', applicationStatuses.completed)
          .orderBy('Assessed.Id'),
      ).as('Assessments'),
      otherOpenApplications.as('OtherOpenTypes'),
      checklistResults.as('ChecklistResults'),
      majorPoints().as('MajorPoints'),
      unplannedMinorPoints().as('UnplannedMinorPoints'),
      pointRecords.get('RECORDS').as('PointRecords'),
      findingsWithoutRemark.as('UnsaidFindings'),
      overdueFindings(actor).as('OverdueFindings'),
      answerBy(actor).as('AnswerBy'),
      paymentDueOn(actor).as('PaymentDueOn'),
      hasOwnInterest(actor).as('HasOwnInterest'),
    ]);
}

/** Includes the application itself, which may have no certificate. */
const isOfSameCertificate = sql<boolean>`
  (assessed.id = application.id or assessed.certificate_id = application.certificate_id)`;

/** Types of the certificate's other open applications. */
const otherOpenApplications = sql<AssessmentType[]>`array(
  select distinct other.assessment_type from application as other
  where other.certificate_id = application.certificate_id and other.id <> application.id
    and other.application_status_code not in (${literals(applicationStatuses.ended)}))`;

const checklistResults = sql<LoadedApplication['ChecklistResults']>`(
  select json_object_agg(point_key, result) from checklist_answer
  where application_id = application.id and round = application.round)`;

const findingsWithoutRemark = sql<string[]>`array(
  select point_key from checklist_answer
  where application_id = application.id and round = application.round
    and result in ('OBSERVATION', 'MINOR', 'MAJOR') and coalesce(trim(remark), '') = '')`;

/** The caller has declared an interest in the client of `application`. */
export const hasOwnInterest = ({ Id }: SignedIn) =>
  sql<boolean>`exists (select from declared_interest as interest where interest.account_id = ${Id}
    and interest.organisation_id = application.organisation_id)`;

const userKey = (column: string) =>
  sql<string | null>`(select user_key from account where account.id = application.${sql.ref(column)})`;

/**
 * Loads one application in the caller's scope, or null. With `lock`, its row is locked until the transaction
 * ends. The lock is a separate statement because a statement that waits for a lock sees other tables as they
 * were before the wait: two simultaneous clicks would both find the invoice unpaid.
 */
export async function loadApplication(
  db: Queries,
  actor: SignedIn,
  key: string,
  options: { lock?: true } = {},
): Promise<LoadedApplication | null> {
  const found = selectApplication(db, actor)
    .where('Application.ApplicationKey', '=', key)
    .where(visibleTo(actor));
  if (!options.lock) {
    const row = await found.executeTakeFirst();
    return row ? inWireNames(row) : null;
  }
  const lock = db
    .selectFrom('Application')
    .select('Application.Id')
    .where('Application.ApplicationKey', '=', key)
    .where(visibleTo(actor))
    .forUpdate();
  const [[locked], [row]] = await queryBatch(db, lock, found);
  return locked && row ? inWireNames(row) : null;
}

/** Loads several applications in one query; those outside the caller's scope are omitted. */
export async function loadApplications(
  db: Queries,
  actor: SignedIn,
  keys: readonly string[],
): Promise<LoadedApplication[]> {
  if (keys.length === 0) return [];
  const rows = await selectApplication(db, actor)
    .where('Application.ApplicationKey', 'in', [...keys])
    .where(visibleTo(actor))
    .execute();
  return rows.map(inWireNames);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectApplication>['execute']>>[number];
export const inWireNames = <Row extends Selected>(row: Row): LoadedApplication & Row => ({
  ...row,
  Invoice: wireRow(row.Invoice),
  Page: wireRow(row.Page),
  Certificate: wireRow(row.Certificate),
  Earlier: row.Earlier.flatMap((one) => wireRow<EarlierCertificate>(one) ?? []),
  Child: wireRow(row.Child),
  NewerDecision: wireRow(row.NewerDecision),
  Assessments: row.Assessments.flatMap((one) => wireRow<StoredAssessment>(one) ?? []),
});
