import { isClient, type Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { Wish } from '#platform/server/workflow/act.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { refuse } from '#platform/server/workflow/refuse.ts';
import type { CommentView } from '../rules/contract.ts';
import { commentWorkflow } from '../rules/workflow.ts';
import { commentView } from './comment-view.ts';
import { givenFiles } from './given-files.ts';
import { givenMentions } from './given-mentions.ts';
import { keepVersion } from './keep-version.ts';
import { unwritten } from './list-comments.ts';
import { type CommentedApplication, seenApplication } from './seen-application.ts';

type CommentInput = {
  ApplicationKey: string;
  Comment: string;
  IsInternal?: boolean | undefined;
  Mentions?: string[] | undefined;
  Attachment?: string[] | undefined;
};
type WriteWish = Omit<Wish<'WRITE'>, 'key' | 'input'> & { input: CommentInput };

/** WRITE: there is no row to lock yet, so it locks the application and goes its own short way through the same steps. */
export const writeComment = (portal: Portal, wish: WriteWish): Promise<CommentView> =>
  portal.db.transaction().execute(async (tx) => {
    const { actor, at, input, language } = wish;
    const application = await seenApplication(tx, actor, input.ApplicationKey, { lock: true });
    const first = await repeatedAnswer<CommentView>(tx, wish);
    if (first) return first;
    const facts = unwritten(application);
    const decision = decide(commentWorkflow, 'WRITE', { facts, actor, at, input });
    if (!decision.Allowed) return refuse(commentWorkflow, decision, language);
    const { Id, CommentKey } = await insert(tx, wish, application, decision.AsRole);
    if (!portal.isQuiet) await enqueue(tx, 'comment.tell', { CommentId: Id, IsNew: true });
    const view = await commentView(tx, actor, CommentKey, language, at);
    await storeAnswer(tx, wish, view);
    return view;
  });

async function insert(
  tx: Tx,
  { actor, at, address, input }: WriteWish,
  application: CommentedApplication,
  AsRole: Role,
): Promise<{ Id: number; CommentKey: string }> {
  // Without a choice the comment is internal, where a mistake does no harm.
  const IsInternal = !isClient(actor.Roles) && (input.IsInternal ?? true);
  const said = {
    Comment: input.Comment,
    Mentions: await givenMentions(tx, {
      keys: input.Mentions ?? [],
      application,
      isInternal: IsInternal,
      actor,
    }),
    Attachment: await givenFiles(tx, {
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
      ...said,
      CreatedAt: at,
    })
    .returning(['Id', 'CommentKey'])
    .executeTakeFirstOrThrow();
  const version = {
    CommentId: row.Id,
    Version: 1,
    Deed: 'WRITE',
    AccountId: actor.Id,
    AsRole,
    At: at,
  } as const;
  const { ApplicationKey } = application;
  await keepVersion(
    tx,
    { ...version, ...said },
    { CommentKey: row.CommentKey, ApplicationKey, IsInternal, address },
  );
  return row;
}
