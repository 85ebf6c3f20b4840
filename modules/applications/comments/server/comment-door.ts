import { releaseFiles } from '#modules/applications/applications/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { Decided, Door, Job } from '#platform/server/workflow/act.ts';
import type { CommentView } from '../rules/contract.ts';
import type { CommentFacts } from '../rules/facts.ts';
import type { CommentStatus } from '../rules/statuses.ts';
import { type CommentAction, commentWorkflow } from '../rules/workflow.ts';
import { commentFacts } from './comment-facts.ts';
import { commentView } from './comment-view.ts';
import { givenFiles } from './given-files.ts';
import { givenMentions } from './given-mentions.ts';
import { keepVersion } from './keep-version.ts';
import { type CommentRow, commentByKey } from './load-comments.ts';
import { seenApplication } from './seen-application.ts';

type CommentJob = Job<CommentAction, CommentRow, CommentFacts>;
type Said = { Comment: string; Mentions: string[]; Attachment: string[] };

/** An existing comment as the action handler sees it: comments are edited and removed through it. */
export const commentDoor: Door<CommentAction, CommentStatus, CommentRow, CommentFacts, CommentView> = {
  workflow: commentWorkflow,
  lock: lockComment,
  facts: async (_tx, row) => commentFacts(row),
  prepare: {},
  effects: { EDIT: edited, REMOVE: async () => ({ Comment: '', Mentions: [], Attachment: [] }) },
  save,
  view: commentView,
};

/** First the application, as in every action, then its comment. */
async function lockComment(tx: Tx, actor: SignedIn, key: string): Promise<CommentRow | null> {
  const found = await commentByKey(tx, actor, key);
  if (!found) return null;
  await seenApplication(tx, actor, found.ApplicationKey, { lock: true });
  await tx
    .selectFrom('ApplicationComment')
    .select('Id')
    .where('Id', '=', found.Id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return commentByKey(tx, actor, key);
}

async function edited({ tx, actor, row, input }: CommentJob): Promise<Said> {
  const application = { Id: row.ApplicationId, OrganisationId: row.OrganisationId };
  const asked = { application, isInternal: row.IsInternal, actor };
  return {
    Comment: String(input.Comment),
    Mentions: Array.isArray(input.Mentions)
      ? await givenMentions(tx, { ...asked, keys: input.Mentions as string[], before: row.Mentions })
      : row.Mentions,
    Attachment: Array.isArray(input.Attachment)
      ? await givenFiles(tx, {
          keys: input.Attachment as string[],
          applicationId: row.ApplicationId,
          accountId: actor.Id,
          before: row.Attachment,
        })
      : row.Attachment,
  };
}

async function save(job: CommentJob, { AsRole }: Decided<CommentFacts>, columns: object): Promise<void> {
  const { tx, portal, row, at, actor } = job;
  const Deed = job.action;
  const said = columns as Said;
  const Version = row.Version + 1;
  await tx
    .updateTable('ApplicationComment')
    .set({
      ...said,
      Version,
      ...(Deed === 'REMOVE' ? { RemovedAt: at, RemovedById: actor.Id } : { EditedAt: at }),
    })
    .where('Id', '=', row.Id)
    .execute();
  const fileKeys = row.Attachment.filter((key) => !said.Attachment.includes(key));
  await releaseFiles(tx, { applicationId: row.ApplicationId, fileKeys });
  await keepVersion(
    tx,
    { CommentId: row.Id, Version, Deed, ...said, AccountId: actor.Id, AsRole: AsRole as Role, At: at },
    { ...row, address: job.address },
  );
  if (said.Mentions.some((key) => !row.Mentions.includes(key)) && !portal.isQuiet)
    await enqueue(tx, 'comment.tell', { CommentId: row.Id, IsNew: false });
}
