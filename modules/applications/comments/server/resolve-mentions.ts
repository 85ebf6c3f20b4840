/**
 * Checks that every user newly mentioned in a comment can read it; a user who cannot gives the same error as
 * an unknown user.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
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

/**
 * Keys of the mentioned users, in order. A user who cannot read the comment gives the same error as an
 * unknown user.
 */
export async function resolveMentions(
  tx: Tx,
  { keys, application, isInternal, actor, before = [] }: Input,
): Promise<string[]> {
  const uniqueKeys = [...new Set(keys)];
  const fresh = uniqueKeys.filter((key) => !before.includes(key));
  const readers = await commentReaders(tx, { application, isInternal, actor }, fresh);
  if (readers.length < fresh.length) failField('Mentions', 'COMMENT_MENTION_UNKNOWN');
  return uniqueKeys;
}
