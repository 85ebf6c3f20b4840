import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { act } from '#platform/server/workflow/act.ts';
import type { CommentView, commentRoutes } from '../rules/contract.ts';
import { commentDoor } from './comment-door.ts';
import { commentByKey } from './load-comments.ts';
import { writeComment } from './write-comment.ts';

type Saved = Context<(typeof commentRoutes)['save']>;

/** Writes a comment, or edits the one that is named. */
export async function saveComment(context: Saved): Promise<CommentView> {
  const { db, actor, body, address, at, language, idempotencyKey } = context;
  await countTry(db, { kind: 'comment', address, account: actor.UserKey });
  const wish = { actor, at, language, address, idempotencyKey };
  const { CommentKey, ApplicationKey, Version, ...said } = body;
  if (CommentKey === undefined)
    return writeComment(context, { ...wish, action: 'WRITE', input: { ApplicationKey, ...said } });
  await refuseOther(context, CommentKey, ApplicationKey);
  return act(context, commentDoor, {
    ...wish,
    action: 'EDIT',
    key: CommentKey,
    input: { CommentKey, ...said, Version },
  });
}

/** Takes a comment away; a line that says so stays. */
export async function removeComment(
  context: Context<(typeof commentRoutes)['remove']>,
): Promise<CommentView> {
  const { actor, body, address, at, language, idempotencyKey } = context;
  const { CommentKey, ApplicationKey, Version } = body;
  await refuseOther(context, CommentKey, ApplicationKey);
  const wish = { actor, at, language, address, idempotencyKey };
  return act(context, commentDoor, {
    ...wish,
    action: 'REMOVE',
    key: CommentKey,
    input: { CommentKey, Version },
  });
}

/** A comment of another application than the named one does not exist there. It never changes its application. */
async function refuseOther(
  { db, actor }: Pick<Saved, 'db' | 'actor'>,
  commentKey: string,
  applicationKey: string | undefined,
): Promise<void> {
  const row = await commentByKey(db, actor, commentKey);
  if (!row || (applicationKey !== undefined && row.ApplicationKey !== applicationKey)) fail('ERR_NOT_FOUND');
}
