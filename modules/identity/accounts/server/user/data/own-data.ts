import { ownComments } from '#modules/applications/comments/server/own-comments.ts';
import { ownViews } from '#modules/operations/list-views/server/own-views.ts';
import { ownConversations } from '#modules/support/conversations/server/own-conversations.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { profileOf } from '../profile.ts';
import { ownApplications } from './own-applications.ts';
import type { OwnFile } from './own-files.ts';
import { ownLog, ownNotifications, ownPayments, ownSessions, ownSignIn } from './own-records.ts';

/** `data.json`, piece by piece: one application is in memory at a time. */
export async function* ownData(
  portal: Portal,
  actor: SignedIn,
  at: Date,
  files: readonly OwnFile[],
): AsyncGenerator<string> {
  const { db } = portal;
  const { Organisation, Consents, Closing: _closing, ...Account } = await profileOf(db, actor);
  yield `{\n"MadeAt": ${json(at.toISOString())}`;
  yield part('Account', Account);
  yield part('Organisation', Organisation);
  yield part('SignIn', await ownSignIn(db, actor.Id));
  yield part('Sessions', await ownSessions(db, actor.Id));
  yield part('Consents', Consents);
  yield part('Notifications', await ownNotifications(db, actor));
  yield part('Comments', await ownComments(db, actor.Id));
  yield part('ListViews', await ownViews(db, actor.Id));
  yield part('Log', await ownLog(db, actor.Id));
  yield part('Payments', await ownPayments(db, actor.Id));
  yield part(
    'Files',
    files.map(({ StorageKey: _key, CreatedAt, ...file }) => ({ ...file, At: CreatedAt.toISOString() })),
  );
  yield ',\n"Applications": [';
  let isFirst = true;
  for await (const application of ownApplications(portal, actor, at)) {
    yield `${isFirst ? '' : ','}\n${json(application)}`;
    isFirst = false;
  }
  yield ']';
  yield part('Conversations', await Array.fromAsync(ownConversations(db, actor.Id)));
  yield '\n}\n';
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const part = (name: string, value: unknown): string => `,\n${json(name)}: ${json(value)}`;
