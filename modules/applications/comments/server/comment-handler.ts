import { releaseFiles } from '#modules/applications/applications/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type {
  ActionContext,
  ActionDecision,
  WorkflowHandler,
} from '#platform/server/workflow/perform-action.ts';
import type { CommentView } from '../rules/contract.ts';
import type { CommentFacts } from '../rules/facts.ts';
import type { CommentStatus } from '../rules/statuses.ts';
import { type CommentAction, commentWorkflow } from '../rules/workflow.ts';
import { attachCommentFiles } from './attach-comment-files.ts';
import { commentFacts } from './comment-facts.ts';
import { commentView } from './comment-view.ts';
import { type CommentRow, commentByKey } from './load-comments.ts';
import { isMentionUnknown, uniqueMentions } from './resolve-mentions.ts';
import { saveCommentVersion } from './save-comment-version.ts';
import { visibleApplication } from './visible-application.ts';

type CommentActionContext = ActionContext<CommentAction, CommentRow, CommentFacts>;
type CommentFields = { Comment: string; Mentions: string[]; Attachment: string[] };

/**
 * Workflow handler for editing and removing existing comments: how the shared action procedure locks a
 * comment, applies the change and stores it as a new version.
 */
export const commentHandler: WorkflowHandler<
  CommentAction,
  CommentStatus,
  CommentRow,
  CommentFacts,
  CommentView
> = {
  workflow: commentWorkflow,
  lock: lockComment,
  facts: async (_tx, row) => commentFacts(row),
  prepare: { EDIT: editFacts },
  effects: { EDIT: edited, REMOVE: async () => ({ Comment: '', Mentions: [], Attachment: [] }) },
  save,
  view: commentView,
};

/** Locks first the application, as in every action, then the comment. */
async function lockComment(tx: Tx, actor: SignedIn, key: string): Promise<CommentRow | null> {
  const found = await commentByKey(tx, actor, key);
  if (!found) return null;
  await visibleApplication(tx, actor, found.ApplicationKey, { lock: true });
  await tx
    .selectFrom('ApplicationComment')
    .select('Id')
    .where('Id', '=', found.Id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return commentByKey(tx, actor, key);
}

async function editFacts({ tx, actor, row, input }: CommentActionContext): Promise<Partial<CommentFacts>> {
  if (!Array.isArray(input.Mentions)) return {};
  return {
    IsMentionUnknown: await isMentionUnknown(tx, {
      keys: input.Mentions as string[],
      application: { Id: row.ApplicationId, OrganisationId: row.OrganisationId },
      isInternal: row.IsInternal,
      actor,
      before: row.Mentions,
    }),
  };
}

async function edited({ tx, actor, row, input }: CommentActionContext): Promise<CommentFields> {
  return {
    Comment: String(input.Comment),
    Mentions: Array.isArray(input.Mentions) ? uniqueMentions(input.Mentions as string[]) : row.Mentions,
    Attachment: Array.isArray(input.Attachment)
      ? await attachCommentFiles(tx, {
          keys: input.Attachment as string[],
          applicationId: row.ApplicationId,
          accountId: actor.Id,
          before: row.Attachment,
        })
      : row.Attachment,
  };
}

async function save(
  job: CommentActionContext,
  { AsRole }: ActionDecision<CommentFacts>,
  columns: object,
): Promise<void> {
  const { tx, portal, row, at, actor } = job;
  const EventType = job.action;
  const fields = columns as CommentFields;
  const Version = row.Version + 1;
  await tx
    .updateTable('ApplicationComment')
    .set({
      ...fields,
      Version,
      ...(EventType === 'REMOVE' ? { RemovedAt: at, RemovedById: actor.Id } : { EditedAt: at }),
    })
    .where('Id', '=', row.Id)
    .execute();
  const fileKeys = row.Attachment.filter((key) => !fields.Attachment.includes(key));
  await releaseFiles(tx, { applicationId: row.ApplicationId, fileKeys });
  await saveCommentVersion(
    tx,
    { CommentId: row.Id, Version, EventType, ...fields, AccountId: actor.Id, AsRole: AsRole as Role, At: at },
    { ...row, address: job.address },
  );
  if (fields.Mentions.some((key) => !row.Mentions.includes(key)) && !portal.isQuiet)
    await enqueue(tx, 'comment.notify', { CommentId: row.Id, IsNew: false });
}
