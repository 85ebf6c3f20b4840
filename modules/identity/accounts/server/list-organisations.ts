/**
 * Searches organisations by name or registration number for the organisation pickers; omits those that only
 * an unconfirmed registration has created.
 */

import { sql } from 'kysely';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { accountRoutes } from '../rules/contract.ts';
import { accountStatuses } from '../rules/statuses.ts';

type Route = (typeof accountRoutes)['organisations'];

/** Must match the expression of the database index. */
export const ORGANISATION_NAME = sql`lower(coalesce(nullif(org_name ->> 'EN', ''), nullif(org_name ->> 'CHT', ''), org_name ->> 'CHS'))`;

/**
 * Excludes organisations that exist only because someone typed a name at registration and never opened the
 * email: an account added to such an organisation would share it with that stranger.
 */
export const isConfirmed = sql<boolean>`(
  select coalesce(bool_or(status not in (${literals(accountStatuses.pending)}) or created_by_id is not null), true)
  from account where organisation_id = organisation.id)`;

/** Lists organisations by name for pickers. Every role that may call this sees every client. */
export async function listOrganisations({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  let found = db.selectFrom('Organisation').where(isConfirmed);
  for (const holds of searchConditions(query.Search)) found = found.where(holds('organisation.search'));
  const direction = query.Sort?.startsWith('-') ? 'desc' : 'asc';
  return listPage(db, {
    name: listName('organisation', actor, query),
    rows: found
      .select(['OrganisationKey', 'OrgName', 'RegistrationNo'])
      .orderBy(ORGANISATION_NAME, direction)
      .orderBy('Id', direction),
    counted: found.select('Id'),
    query,
  });
}
