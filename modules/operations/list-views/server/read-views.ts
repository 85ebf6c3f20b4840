/**
 * Returns a list's saved views that the user can see (own and shared ones), with the user's columns and
 * default view.
 */
import { sql } from 'kysely';
import { fullName } from '#platform/common/format/full-name.ts';
import type { ListViews, listViewRoutes } from '#platform/common/list-view/contract.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { canReadList } from './can-read-list.ts';
import { validParams } from './valid-params.ts';
import { managesSharedViews, visibleViews } from './visible-views.ts';

/** Maximum number of views; the user's own come first. */
const MAX_ROWS = 200;

/** Returns the views and preferences of a list, if the reader may open it. */
export function listViews({ db, actor, query, at }: Context<typeof listViewRoutes.list>): Promise<ListViews> {
  if (!canReadList(actor.Roles, query.List)) fail('ERR_FORBIDDEN');
  return readViews(db, actor, query.List, at);
}

export async function readViews(db: Queries, actor: SignedIn, list: ListName, at: Date): Promise<ListViews> {
  const rows = await db
    .selectFrom('ListView')
    .innerJoin('Account', 'Account.Id', 'ListView.AccountId')
    .where(visibleViews(actor))
    .where('ListView.List', '=', list)
    .select([
      'ListView.Id',
      'ListView.ViewKey',
      'ListView.Version',
      'ListView.AccountId',
      'ListView.Name',
      'ListView.Params',
      'ListView.Columns',
      'ListView.SharedRoles',
      'Account.FirstName',
      'Account.LastName',
    ])
    .orderBy(sql`list_view.account_id <> ${actor.Id}`)
    .orderBy(sql`lower(list_view.name)`)
    .orderBy('ListView.Id')
    .limit(MAX_ROWS)
    .execute();
  const choice = await db
    .selectFrom('ListChoice')
    .select(['Columns', 'DefaultViewId'])
    .where('AccountId', '=', actor.Id)
    .where('List', '=', list)
    .executeTakeFirst();
  return {
    Rows: rows.map(({ Id: _, AccountId, FirstName, LastName, Params, ...row }) => ({
      ...row,
      ...validParams(list, Params, at),
      IsOwn: AccountId === actor.Id,
      OwnerName: fullName({ FirstName, LastName }),
      MayChange: AccountId === actor.Id || managesSharedViews(actor),
    })),
    Columns: choice?.Columns ?? null,
    // Null if the default view is no longer shared.
    DefaultViewKey: rows.find((row) => row.Id === choice?.DefaultViewId)?.ViewKey ?? null,
  };
}
