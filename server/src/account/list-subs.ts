import type { accountRoutes } from '@assay/shared/account/contract.ts';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { countCapped } from '../db/page.ts';
import type { Context, DataOf, SignedIn } from '../http/context.ts';
import { fail, failField } from '../http/fail.ts';
import { matching } from './matching.ts';
import { pageOfAccounts, personRow } from './page-of.ts';
import { accountsInScope } from './scope.ts';

type Route = (typeof accountRoutes)['subs'];

/** Sub-accounts of one organisation: the client's own, or that of the client whom staff name. */
export async function listSubs({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const organisation = await organisationOf(db, actor, query.UserKey);
  const found = matching(db, actor, 'SUB', query).where('Account.OrganisationId', '=', organisation ?? -1);
  const page = pageOfAccounts(found, query).select(
    sql<number>`(select count(*) from application where application.organisation_id = account.organisation_id
      and (application.created_by_id = account.id or application.shared_with @> array[account.id]))`.as(
      'Applications',
    ),
  );
  const [rows, total] = await Promise.all([page.execute(), countCapped(db, found.select('Account.Id'))]);
  return { Rows: rows.map(personRow), ...total };
}

async function organisationOf(db: Db, actor: SignedIn, key: string | undefined): Promise<number | null> {
  if (actor.Roles.includes('CLIENT'))
    return key === undefined || key === actor.UserKey ? actor.OrganisationId : fail('ERR_NOT_FOUND');
  if (key === undefined) return failField('UserKey', 'FIELD_REQUIRED');
  const client = await db
    .selectFrom('Account')
    .select('Account.OrganisationId')
    .where(accountsInScope(actor))
    .where('Account.UserKey', '=', key)
    .where('Account.Kind', '=', 'CLIENT')
    .executeTakeFirst();
  return client ? client.OrganisationId : fail('ERR_NOT_FOUND');
}
