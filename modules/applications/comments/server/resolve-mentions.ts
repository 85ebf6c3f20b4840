/** Checks whether every user newly mentioned in a comment can read it. */
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { commentReaders } from './comment-readers.ts';
import type { CommentedApplication } from './visible-application.ts';

type Input = {
  keys: readonly string[];
  application: Pick<CommentedApplication, 'Id' | 'OrganisationId'>;
  isInternal: boolean;
  actor: SignedIn;
  /** Users mentioned before the edit; they stay valid even if they have lost access since. */
  before?: readonly string[];
};

/** True if a newly mentioned user does not exist or cannot read the comment. */
export async function isMentionUnknown(
  tx: Tx,
  { keys, application, isInternal, actor, before = [] }: Input,
): Promise<boolean> {
  const fresh = uniqueMentions(keys).filter((key) => !before.includes(key));
  const readers = await commentReaders(tx, { application, isInternal, actor }, fresh);
  return readers.length < fresh.length;
}

/** Keys of the mentioned users, in order, each once. */
export const uniqueMentions = (keys: readonly string[]): string[] => [...new Set(keys)];
