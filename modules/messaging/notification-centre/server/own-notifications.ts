/** Exports a user's notifications, in the user's language, as part of the personal data download. */
import { ownParts } from '#modules/identity/accounts/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { formatNotice } from '../rules/format-notice.ts';

/** Notifications in the user's language. */
async function ownNotifications(db: Queries, actor: SignedIn) {
  const rows = await db
    .selectFrom('Notification')
    .select(['Kind', 'Params', 'At', 'ReadAt'])
    .where('AccountId', '=', actor.Id)
    .orderBy('Id', 'desc')
    .execute();
  return rows.map(({ Kind, Params, ...row }) => ({ ...row, ...formatNotice(Kind, Params, actor.Language) }));
}

export const notificationsOfPerson = ownParts.implement(({ portal, actor }) => [
  { Name: 'Notifications', read: () => ownNotifications(portal.db, actor) },
]);
