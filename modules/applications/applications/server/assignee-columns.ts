import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';

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
