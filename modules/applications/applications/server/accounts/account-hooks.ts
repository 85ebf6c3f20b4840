/**
 * Answers the accounts module's questions about applications: counts for account lists, numbers for data
 * exports, whether a review locks an organisation's names; also ends sharing with a removed account.
 */
import { sql } from 'kysely';
import {
  accessRevoked,
  applicationCounts,
  applicationNumbers,
} from '#modules/identity/accounts/server/index.ts';
import { namesFixed } from '#modules/identity/organisations/server/index.ts';
import { applicationStatuses } from '../../rules/statuses.ts';
import { openWorkCount } from '../open-assignments.ts';

/** Application counts shown in the account lists. */
export const accountApplicationCounts = applicationCounts.provide({
  APPLICATIONS: {
    ofOrganisation: sql<number>`(
      select count(*) from application where application.organisation_id = account.organisation_id)`,
    ofSub: sql<number>`(
      select count(*) from application where application.organisation_id = account.organisation_id
        and (application.created_by_id = account.id or application.shared_with @> array[account.id]))`,
    waiting: openWorkCount,
  },
});

/** Application numbers for exported personal data. */
export const accountApplicationNumbers = applicationNumbers.implement(async ({ db, ids }) => {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('Application').select(['Id', 'ApplicationNo']).where('Id', 'in', ids).execute();
  return new Map(rows.map(({ Id, ApplicationNo }) => [Id, ApplicationNo]));
});

/** Stops sharing applications with an account that is removed. */
export const revokeSharing = accessRevoked.implement(async ({ tx, account: { Id, OrganisationId } }) => {
  if (OrganisationId === null) return;
  // Locks in id order, as everywhere, because other transactions also lock several applications of the
  // organisation.
  await sql`update application set shared_with = array_remove(shared_with, ${Id}::bigint)
    where id in (select id from application where organisation_id = ${OrganisationId}
      and shared_with @> array[${Id}]::bigint[] order by id for no key update)`.execute(tx);
});

/**
 * From the start of a review, the organisation's names are locked because they are part of the assessment.
 */
export const namesInAssessment = namesFixed.implement(async ({ tx, organisationId }) => {
  const first = await tx
    .selectFrom('Application')
    .select('Id')
    .where('OrganisationId', '=', organisationId)
    .where('ApplicationStatusCode', 'in', applicationStatuses.withFindings)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
});
