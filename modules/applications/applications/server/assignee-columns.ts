import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';

type AssignmentTarget = { ServiceId: number; IndustryCode: string | null; OrganisationId: number };

/**
 * Columns for an account in a query: competence, absence and declared interest for this application.
 * Competence is recorded per service, for one industry or (empty) for all; without a recorded competence
 * no one qualifies.
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
