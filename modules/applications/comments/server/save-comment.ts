/**
 * API handlers that write, edit or remove a comment. A removed comment loses its content, and a placeholder
 * remains.
 */
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { CommentView, commentRoutes } from '../rules/contract.ts';
import { commentHandler } from './comment-handler.ts';
import { commentByKey } from './load-comments.ts';
import { writeComment } from './write-comment.ts';

type Saved = Context<(typeof commentRoutes)['save']>;

/** Writes a new comment, or edits an existing one if a CommentKey is given. */
export async function saveComment(context: Saved): Promise<CommentView> {
  const { db, actor, body, address, at, language, idempotencyKey } = context;
  await countAttempt(db, { kind: 'comment', address, account: actor.UserKey });
  const request = { actor, at, language, address, idempotencyKey };
  const { CommentKey, ApplicationKey, Version, ...content } = body;
  if (CommentKey === undefined)
    return writeComment(context, { ...request, action: 'WRITE', input: { ApplicationKey, ...content } });
  await assertSameApplication(context, CommentKey, ApplicationKey);
  return performAction(context, commentHandler, {
    ...request,
    action: 'EDIT',
    key: CommentKey,
    input: { CommentKey, ...content, Version },
  });
}

/** Removes a comment's content; a placeholder remains. */
export async function removeComment(
  context: Context<(typeof commentRoutes)['remove']>,
): Promise<CommentView> {
  const { actor, body, address, at, language, idempotencyKey } = context;
  const { CommentKey, ApplicationKey, Version } = body;
  await assertSameApplication(context, CommentKey, ApplicationKey);
  const request = { actor, at, language, address, idempotencyKey };
  return performAction(context, commentHandler, {
    ...request,
    action: 'REMOVE',
    key: CommentKey,
    input: { CommentKey, Version },
  });
}

/** A comment of a different application gives "not found". Comments never move to another application. */
async function assertSameApplication(
  { db, actor }: Pick<Saved, 'db' | 'actor'>,
  commentKey: string,
  applicationKey: string | undefined,
): Promise<void> {
  const row = await commentByKey(db, actor, commentKey);
  if (!row || (applicationKey !== undefined && row.ApplicationKey !== applicationKey)) fail('ERR_NOT_FOUND');
}
