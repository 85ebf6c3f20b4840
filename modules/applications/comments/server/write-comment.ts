import { isClient, type Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { ActionRequest } from '#platform/server/workflow/perform-action.ts';
import { rejectAction } from '#platform/server/workflow/reject-action.ts';
import type { CommentView } from '../rules/contract.ts';
import { commentWorkflow } from '../rules/workflow.ts';
import { attachCommentFiles } from './attach-comment-files.ts';
import { commentView } from './comment-view.ts';
import { unwritten } from './list-comments.ts';
import { isMentionUnknown, uniqueMentions } from './resolve-mentions.ts';
import { saveCommentVersion } from './save-comment-version.ts';
import { type CommentedApplication, visibleApplication } from './visible-application.ts';

type CommentInput = {
  ApplicationKey: string;
  Comment: string;
  IsInternal?: boolean | undefined;
  Mentions?: string[] | undefined;
  Attachment?: string[] | undefined;
};
type WriteCommentRequest = Omit<ActionRequest<'WRITE'>, 'key' | 'input'> & { input: CommentInput };

/**
 * Writes a new comment on an application and queues its notifications; staff comments are internal by
 * default. No comment row exists to lock, so the application is locked instead.
 */
export const writeComment = (portal: Portal, request: WriteCommentRequest): Promise<CommentView> =>
  portal.db.transaction().execute(async (tx) => {
    const { actor, at, input, language } = request;
    const application = await visibleApplication(tx, actor, input.ApplicationKey, { lock: true });
    const first = await repeatedAnswer<CommentView>(tx, request);
    if (first) return first;
    const IsInternal = isInternalByDefault(actor, input);
    const facts = {
      ...unwritten(application),
      IsMentionUnknown: await isMentionUnknown(tx, {
        keys: input.Mentions ?? [],
        application,
        isInternal: IsInternal,
        actor,
      }),
    };
    const decision = decide(commentWorkflow, 'WRITE', { facts, actor, at, input });
    if (!decision.Allowed) return rejectAction(commentWorkflow, decision, language);
    const { Id, CommentKey } = await insert(tx, request, application, decision.AsRole);
    if (!portal.isQuiet) await enqueue(tx, 'comment.notify', { CommentId: Id, IsNew: true });
    const view = await commentView(tx, actor, CommentKey, language, at);
    await storeAnswer(tx, request, view);
    return view;
  });

/** By default a staff comment is internal, where a mistake does no harm. */
const isInternalByDefault = (
  { Roles }: WriteCommentRequest['actor'],
  { IsInternal }: CommentInput,
): boolean => !isClient(Roles) && (IsInternal ?? true);

async function insert(
  tx: Tx,
  { actor, at, address, input }: WriteCommentRequest,
  application: CommentedApplication,
  AsRole: Role,
): Promise<{ Id: number; CommentKey: string }> {
  const IsInternal = isInternalByDefault(actor, input);
  const content = {
    Comment: input.Comment,
    Mentions: uniqueMentions(input.Mentions ?? []),
    Attachment: await attachCommentFiles(tx, {
      keys: input.Attachment ?? [],
      applicationId: application.Id,
      accountId: actor.Id,
    }),
  };
  const row = await tx
    .insertInto('ApplicationComment')
    .values({
      CommentKey: newKey(),
      ApplicationId: application.Id,
      AccountId: actor.Id,
      AsRole,
      IsInternal,
      ...content,
      CreatedAt: at,
    })
    .returning(['Id', 'CommentKey'])
    .executeTakeFirstOrThrow();
  const version = {
    CommentId: row.Id,
    Version: 1,
    EventType: 'WRITE',
    AccountId: actor.Id,
    AsRole,
    At: at,
  } as const;
  const { ApplicationKey } = application;
  await saveCommentVersion(
    tx,
    { ...version, ...content },
    { CommentKey: row.CommentKey, ApplicationKey, IsInternal, address },
  );
  return row;
}
