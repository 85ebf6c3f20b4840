import type { Db } from '#platform/server/database/connect.ts';
import type { Presence } from '#platform/server/realtime/presence.ts';
import type { RoomKind } from '#platform/server/realtime/types.ts';
import { visibleTo } from './scope.ts';
import { viewersOf } from './viewers.ts';

/**
 * Live room that shows who else has an application open: users who may see the application may join, receive
 * the viewers and announce their own presence.
 */
export function applicationViewers(db: Db, { hear: handleSignal, left }: Presence): RoomKind {
  const mayJoin: RoomKind['canJoin'] = async (person, key) =>
    (await db
      .selectFrom('Application')
      .select('Application.Id')
      .where('Application.ApplicationKey', '=', key)
      .where(visibleTo(person))
      .executeTakeFirst()) !== undefined;
  return {
    Channel: 'applicationview',
    isState: true,
    canJoin: mayJoin,
    payloadFor: async (person, key) =>
      (await mayJoin(person, key)) ? viewersOf(db, `applicationview:${key}`, person) : null,
    onSignal: handleSignal,
    onLeave: left,
  };
}
