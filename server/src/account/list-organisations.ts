import type { accountRoutes } from '@assay/shared/account/contract.ts';
import { sql } from 'kysely';
import { countCapped, pageOf } from '../db/page.ts';
import { searchText } from '../db/search-text.ts';
import type { Context, DataOf } from '../http/context.ts';

type Route = (typeof accountRoutes)['organisations'];

/** As its index has it. */
const NAME = sql`lower(coalesce(nullif(org_name ->> 'EN', ''), nullif(org_name ->> 'CHT', ''), org_name ->> 'CHS'))`;

/** Organisations by name, to choose from. Every role that may ask sees every client. */
export async function listOrganisations({ db, query }: Context<Route>): Promise<DataOf<Route>> {
  let found = db.selectFrom('Organisation');
  for (const word of searchText(query.Search ?? '')
    .split(' ')
    .filter(Boolean))
    found = found.where('Search', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const direction = query.Sort?.startsWith('-') ? 'desc' : 'asc';
  const { limit, offset } = pageOf(query);
  const page = found
    .select(['OrganisationKey', 'OrgName', 'RegistrationNo'])
    .orderBy(NAME, direction)
    .orderBy('Id', direction)
    .limit(limit)
    .offset(offset);
  const [Rows, total] = await Promise.all([page.execute(), countCapped(db, found.select('Id'))]);
  return { Rows, ...total };
}
