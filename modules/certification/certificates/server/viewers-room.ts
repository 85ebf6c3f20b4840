import { viewersOf } from '#modules/applications/applications/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Presence } from '#platform/server/realtime/presence.ts';
import type { RoomKind } from '#platform/server/realtime/types.ts';
import { certificateInScope } from './certificate-scope.ts';

/**
 * Live room that shows who has a certificate open: anyone who may see it may join and reports their own
 * presence.
 */
export function certificateViewers(db: Db, { hear: handleSignal, left }: Presence): RoomKind {
  const mayJoin: RoomKind['canJoin'] = async (person, key) =>
    (await db
      .selectFrom('Certificate')
      .select('Certificate.Id')
      .where('Certificate.CertificateKey', '=', key)
      .where(certificateInScope(person))
      .executeTakeFirst()) !== undefined;
  return {
    Channel: 'certificateview',
    isState: true,
    canJoin: mayJoin,
    payloadFor: async (person, key) =>
      (await mayJoin(person, key)) ? viewersOf(db, `certificateview:${key}`, person) : null,
    onSignal: handleSignal,
    onLeave: left,
  };
}
