import { audit } from '#platform/server/audit/audit.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { sessionRoutes } from '../rules/contract.ts';
import { canEnd, openSessions } from './session-rows.ts';

type Route = (typeof sessionRoutes)['end'];

/**
 * Ends the chosen sessions at once; the database notifies every process at commit. Sessions outside the
 * user's data scope are not found, like ones that ended already. One that the user may not end refuses all.
 */
export async function endSessions({ db, actor, body, at, address }: Context<Route>): Promise<DataOf<Route>> {
  return db.transaction().execute(async (tx) => {
    const chosen = await openSessions(tx, actor)
      .where('Session.SessionKey', 'in', body.SessionKeys)
      .select([
        'Session.Id as SessionId',
        'Account.UserKey',
        'Account.Email',
        'Account.Kind',
        'Account.Status',
        'Account.Roles',
      ])
      .orderBy('Session.Id')
      .forUpdate('Session')
      .execute();
    if (chosen.length === 0) fail('ERR_NOT_FOUND');
    if (!chosen.every((session) => canEnd(actor, session, at))) fail('ERR_FORBIDDEN');
    await tx
      .updateTable('Session')
      .set({ EndedAt: at, EndedBy: 'STAFF' })
      .where(
        'Id',
        'in',
        chosen.map(({ SessionId }) => SessionId),
      )
      .execute();
    for (const UserKey of new Set(chosen.map((session) => session.UserKey))) {
      const Ended = chosen.filter((session) => session.UserKey === UserKey).length;
      await audit(tx, {
        AccountId: actor.Id,
        Event: 'SESSION_END_BY_STAFF',
        Object: UserKey,
        Address: address,
        Detail: { Ended },
      });
    }
    return { Ended: chosen.length };
  });
}
