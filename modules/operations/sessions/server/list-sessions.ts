import { type RawBuilder, sql } from 'kysely';
import { ROLES } from '#platform/common/access/roles.ts';
import type { SortName } from '#platform/common/lists/define-list.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { sessionRoutes } from '../rules/contract.ts';
import type { sessionList } from '../rules/session-list.ts';
import { canEnd, matchingSessions } from './session-rows.ts';

type Route = (typeof sessionRoutes)['list'];

const ORDER: Readonly<Record<SortName<typeof sessionList>, RawBuilder<unknown>>> = {
  Name: sql`lower(account.first_name || ' ' || account.last_name)`,
  CreatedAt: sql`session.created_at`,
  SeenAt: sql`session.seen_at`,
};

/** Lists the open sessions in the user's data scope, those used last first, unless sorted otherwise. */
export async function listSessions({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingSessions(db, actor, query);
  const sort = query.Sort ?? '-SeenAt';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const { Rows, ...total } = await listPage(db, {
    name: listName('sessions', actor, query),
    rows: found
      .select([
        'Session.Id as SessionId',
        'Session.SessionKey',
        'Session.Agent',
        'Session.Address',
        'Session.CreatedAt',
        'Session.SeenAt',
        'Account.UserKey',
        'Account.Email',
        'Account.Kind',
        'Account.Status',
        'Account.Roles',
        sql<
          string | null
        >`(select client.user_key from account as client where client.id = account.parent_id)`.as(
          'ClientKey',
        ),
        sql<string>`concat_ws(' ', account.first_name, nullif(account.middle_name, ''), account.last_name)`.as(
          'Name',
        ),
      ])
      .orderBy(ORDER[sort.replace(/^-/, '') as keyof typeof ORDER], direction)
      .orderBy('Session.Id', direction),
    counted: found.select('Session.Id'),
    query,
  });
  return {
    Rows: Rows.map((row) => {
      const { SessionId, Kind, Roles, Status: _status, ...shown } = row;
      return {
        ...shown,
        CreatedAt: row.CreatedAt.toISOString(),
        SeenAt: row.SeenAt.toISOString(),
        Side: Kind === 'STAFF' ? ('STAFF' as const) : ('CLIENTS' as const),
        UserRoleList: ROLES.filter((role) => Roles.includes(role)),
        IsThis: SessionId === actor.SessionId,
        CanEnd: canEnd(actor, row, at),
      };
    }),
    ...total,
  };
}
