import type { accountRoutes, clientQuery } from '@assay/shared/account/contract.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { countCapped } from '../db/page.ts';
import type { Context, DataOf, SignedIn } from '../http/context.ts';
import { type AccountQuery, matching } from './matching.ts';
import { pageOfAccounts, personRow, type withPerson } from './page-of.ts';

type Route = (typeof accountRoutes)['clients'];
type Filters = Omit<z.output<typeof clientQuery>, 'Page' | 'PageSize' | 'Sort'>;

/** Clients with their organisations. */
export async function listClients({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingClients(db, actor, query);
  const page = withClient(pageOfAccounts(found, query));
  const [rows, total] = await Promise.all([page.execute(), countCapped(db, found.select('Account.Id'))]);
  return { Rows: rows.map(personRow), ...total };
}

export function matchingClients(db: Db, actor: SignedIn, filters: Filters): AccountQuery {
  const found = matching(db, actor, 'CLIENT', filters);
  if (filters.IsWithoutOrganisation === undefined) return found;
  return found.where('Account.OrganisationId', filters.IsWithoutOrganisation ? 'is' : 'is not', null);
}

export const withClient = (query: ReturnType<typeof withPerson>) =>
  query.select([
    'Organisation.OrgName',
    'Organisation.OrganisationKey',
    sql<number>`(select count(*) from account sub where sub.organisation_id = account.organisation_id
      and sub.kind = 'SUB' and sub.status <> 'REMOVED')`.as('SubAccounts'),
    sql<number>`(select count(*) from application where application.organisation_id = account.organisation_id)`.as(
      'Applications',
    ),
  ]);
