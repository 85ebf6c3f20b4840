import { call } from '#platform/web/api/call.ts';
import { type CommentView, commentRoutes } from '../rules/contract.ts';
import { putComment } from './comment-cache.ts';
import type { CommentDraft } from './draft.ts';
import { splitMentions } from './split-mentions.ts';

export type Sending = {
  applicationKey: string;
  draft: CommentDraft;
  /** The comment that is being edited. */
  edited?: CommentView | undefined;
  /** The same on every try, so that a comment is written once. */
  intention: string;
};

/** Sends what was written; only names that are still in the text are mentioned. */
export async function sendComment({
  applicationKey: ApplicationKey,
  draft,
  edited,
  intention,
}: Sending): Promise<CommentView> {
  const names = draft.People.map((person) => person.Name);
  const said = new Set(splitMentions(draft.Text, names).map(({ name }) => name));
  const Mentions = draft.People.filter((person) => said.has(person.Name));
  const body = {
    ApplicationKey,
    Comment: draft.Text,
    Mentions: [...new Set(Mentions.map((person) => person.UserKey))],
    Attachment: draft.Files.map((file) => file.FileKey),
    ...(edited
      ? { CommentKey: edited.CommentKey, Version: edited.Version }
      : { IsInternal: draft.IsInternal }),
  };
  const fresh = await call(commentRoutes.save, { body, idempotencyKey: intention });
  putComment(ApplicationKey, fresh);
  return fresh;
}
