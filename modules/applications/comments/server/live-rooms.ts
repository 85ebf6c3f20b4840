import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { RoomKinds } from '#platform/server/realtime/types.ts';
import type { CommentChange } from '../rules/live-change.ts';
import { commentsInScope } from './comments-in-scope.ts';

/**
 * Live rooms for an application's comments, one per kind. No client may join the internal room, so clients
 * do not even learn that an internal comment exists.
 */
export const commentRooms = (db: Db) =>
  ({
    comment: {
      Channel: 'comment',
      canJoin: (person, key) => isApplicationVisible(db, person, key),
      payloadFor: (person, _key, what) => change(db, person, what),
    },
    internalcomment: {
      Channel: 'internalcomment',
      canJoin: async (person, key) =>
        !isClient(person.Roles) && (await isApplicationVisible(db, person, key)),
      payloadFor: (person, _key, what) => change(db, person, what),
    },
  }) satisfies RoomKinds;

const isApplicationVisible = async (db: Db, person: SignedIn, key: string): Promise<boolean> =>
  (await db
    .selectFrom('Application')
    .select('Application.Id')
    .where('Application.ApplicationKey', '=', key)
    .where(visibleTo(person))
    .executeTakeFirst()) !== undefined;

/** `what` consists of the comment's key and version, separated by a dot. */
async function change(db: Db, person: SignedIn, what: string): Promise<CommentChange | null> {
  const [key = '', version] = what.split('.');
  const row = await commentsInScope(db, person)
    .innerJoin('ApplicationCommentVersion as Then', 'Then.CommentId', 'ApplicationComment.Id')
    .innerJoin('Account as Actor', 'Actor.Id', 'Then.AccountId')
    .select(['ApplicationComment.CommentKey', 'Then.EventType', 'Then.AccountId'])
    .select(['Actor.UserKey', 'Actor.FirstName', 'Actor.LastName'])
    .where('ApplicationComment.CommentKey', '=', key)
    .where('Then.Version', '=', Number(version))
    .executeTakeFirst();
  if (!row) return null;
  return {
    CommentKey: row.CommentKey,
    EventType: row.EventType,
    By: { UserKey: row.UserKey, Name: fullName(row) },
    IsByYou: row.AccountId === person.Id,
  };
}
