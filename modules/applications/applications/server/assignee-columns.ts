import { sql } from 'kysely';
import type { AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';

/** Column of the application with the assignee of each step. */
export const ASSIGNEE_COLUMNS = {
  ASSESSOR: 'AssessorUserId',
  ASSESSOR_ONSITE: 'AssessorOnSiteUserId',
  INDEPREVIEWER: 'IndepreviewerUserId',
} as const satisfies Record<AssignedStep, string>;

type AssignmentTarget = { ServiceId: number; IndustryCode: string | null; OrganisationId: number };

/**
 * SQL columns that show whether an account is competent for an application's service and industry, absent
 * today, or has declared an interest in the applicant. Without recorded competence no account qualifies.
 */
export const assigneeColumns = ({ ServiceId, IndustryCode, OrganisationId }: AssignmentTarget, at: Date) => [
  sql<boolean>`exists (select from competence where competence.account_id = account.id
    and competence.service_id = ${ServiceId} and competence.industry_code in ('', ${IndustryCode ?? ''}))`.as(
    'IsCompetent',
  ),
  sql<boolean>`exists (select from absence where absence.account_id = account.id
    and ${hongKongDate(at)}::date between absence.from_date and absence.to_date)`.as('IsAbsent'),
  sql<boolean>`exists (select from declared_interest interest where interest.account_id = account.id
    and interest.organisation_id = ${OrganisationId})`.as('HasInterest'),
];

const upcoming = (column: 'from_date' | 'to_date', at: Date) =>
  sql<
    string | null
  >`(select ${sql.ref(`absence.${column}`)} from absence where absence.account_id = account.id
    and absence.from_date > ${hongKongDate(at)}::date order by absence.from_date, absence.id limit 1)`;

/** First and last day of the account's next absence that has not begun; null if none is recorded. */
export const nextAbsence = (at: Date) => [
  upcoming('from_date', at).as('AwayFrom'),
  upcoming('to_date', at).as('AwayTo'),
];
