import type { NotNull } from 'kysely';
import { OPEN_STATUSES } from '#modules/applications/teams/rules/index.ts';
import { openWork } from '#modules/identity/accounts/server/index.ts';

/**
 * Finds up to 100 submitted applications of an organisation that are still open; they prevent the closing of
 * its last client account.
 */
export const listOpenApplications = openWork.implement(({ db, organisationId }) =>
  db
    .selectFrom('Application')
    .select(['ApplicationKey', 'ApplicationNo'])
    .where('OrganisationId', '=', organisationId)
    // Applications in these statuses have been submitted, so they have a number.
    .where('ApplicationStatusCode', 'in', OPEN_STATUSES)
    .where('ApplicationNo', 'is not', null)
    .$narrowType<{ ApplicationNo: NotNull }>()
    .orderBy('ApplicationNo')
    .limit(100)
    .execute(),
);
