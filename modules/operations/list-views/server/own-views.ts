/**
 * Adds a user's saved list views to the personal data export, and deletes the private ones when the account
 * is removed; shared ones stay.
 */
import { sql } from 'kysely';
import { accessRevoked, ownParts } from '#modules/identity/accounts/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Views saved by a user, for their request for all data stored about them. */
const ownViews = (db: Queries, accountId: number) =>
  db
    .selectFrom('ListView')
    .select(['List', 'Name', 'Params', 'Columns', 'SharedRoles', 'UpdatedAt'])
    .where('AccountId', '=', accountId)
    .orderBy('Id')
    .execute();

export const viewsOfPerson = ownParts.implement(({ portal, actor }) => [
  { Name: 'ListViews', read: () => ownViews(portal.db, actor.Id) },
]);

/** Removes the private views of a removed account; shared ones stay available to colleagues. */
export const removeOwnViews = accessRevoked.implement(async ({ tx, account }) => {
  await tx.deleteFrom('ListChoice').where('AccountId', '=', account.Id).execute();
  await tx
    .deleteFrom('ListView')
    .where('AccountId', '=', account.Id)
    .where(sql<boolean>`shared_roles = '{}'`)
    .execute();
});
