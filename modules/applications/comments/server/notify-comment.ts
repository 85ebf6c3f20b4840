/**
 * Background job that notifies the users mentioned in a comment and, for a new shared comment, the other
 * party (client or staff); the comment's text is never included.
 */
import { sql } from 'kysely';
import { turnOf } from '#modules/applications/applications/rules/index.ts';
import {
  notificationDataOf,
  paramsOf,
  recipients,
  selectNotificationData,
} from '#modules/applications/applications/server/index.ts';
import type { Audience, NoticeParams } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts';
import { commentsPermissions } from '../rules/permissions.ts';
import { commentReaders } from './comment-readers.ts';

type CommentNotificationData = NonNullable<Awaited<ReturnType<typeof loadNotificationData>>>;

/** A comment with the data for its notifications and the application's current state. */
async function loadNotificationData(db: Queries, commentId: number) {
  const row = await selectNotificationData(db)
    .innerJoin('ApplicationComment', 'ApplicationComment.ApplicationId', 'Application.Id')
    .innerJoin('Account as Author', 'Author.Id', 'ApplicationComment.AccountId')
    .select([
      'ApplicationComment.ApplicationId',
      'ApplicationComment.AccountId',
      'ApplicationComment.AsRole',
      'ApplicationComment.IsInternal',
      'ApplicationComment.RemovedAt',
      'ApplicationComment.Mentions',
      'Author.FirstName',
      'Author.LastName',
    ])
    .select(
      sql<string[]>`array(select distinct account.user_key from application_comment earlier
        join account on account.id = earlier.account_id
        where earlier.application_id = application_comment.application_id and not earlier.is_internal
          and earlier.id < application_comment.id and account.kind = 'STAFF')`.as('StaffAuthors'),
    )
    .where('ApplicationComment.Id', '=', commentId)
    .executeTakeFirst();
  return row ? notificationDataOf(row) : null;
}

type Task = { CommentId: number; IsNew: boolean };
type Person = Awaited<ReturnType<typeof recipients>>[number];

/**
 * Job `comment.notify`: notifies the users mentioned in a comment and, for a new shared comment, the other
 * party. Read access is checked at this time. Notifications name the author and the application but never
 * contain the text, so a removed comment leaves nothing in a mailbox. Safe to repeat: no one is notified
 * twice.
 */
export async function notifyComment({ db, settings }: Portal, { CommentId, IsNew }: Task): Promise<void> {
  const comment = await loadNotificationData(db, CommentId);
  if (!comment || comment.RemovedAt !== null) return;
  const params: NoticeParams = { ...paramsOf(comment), Person: sanitizeName(fullName(comment)) };
  const notify = (tx: Tx, kind: NoticeKind, person: Person) =>
    notifyRecipient(tx, settings, { cause: `comment:${CommentId}`, kind, params, about: comment, person });
  await db.transaction().execute(async (tx) => {
    for (const person of await mentioned(tx, comment)) await notify(tx, 'MENTIONED', person);
    if (!IsNew || comment.IsInternal) return;
    for (const audience of otherParty(comment))
      for (const person of await recipients(tx, audience, comment, comment.AccountId))
        await notify(tx, 'COMMENTED', person);
  });
}

async function mentioned(tx: Tx, comment: CommentNotificationData): Promise<Person[]> {
  const readers = await commentReaders(
    tx,
    {
      application: { Id: comment.ApplicationId, OrganisationId: comment.OrganisationId },
      isInternal: comment.IsInternal,
      actor: null,
    },
    comment.Mentions,
  );
  const people: Person[] = [];
  for (const { UserKey } of readers)
    people.push(...(await recipients(tx, { Of: 'PERSON', UserKey }, comment, comment.AccountId)));
  return people;
}

/**
 * Recipients of a shared comment. By staff: the client's users of the application. By the client: the user
 * or roles to act next; if that is the client or no one, the assessor, or BUSINESS if there is none; and
 * staff who wrote to the client before.
 */
function otherParty(comment: CommentNotificationData): Audience[] {
  if (!isClient([comment.AsRole])) return [{ Of: 'CLIENT' }];
  const turn = turnOf(comment);
  const { ASSESSOR } = comment.Assigned;
  const keeper: Audience =
    turn && turn.Of !== 'CLIENT'
      ? turn
      : ASSESSOR
        ? { Of: 'PERSON', UserKey: ASSESSOR }
        : { Of: 'ROLES', Roles: commentsPermissions.RECEIVE_UNASSIGNED_COMMENTS };
  return [keeper, ...comment.StaffAuthors.map((UserKey): Audience => ({ Of: 'PERSON', UserKey }))];
}
