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
  /** Mentioned before: who has lost sight of it since does not keep its author from correcting a word. */
  before?: readonly string[];
};

/** Keys of the people mentioned, in order. A person who cannot read the comment is refused like one who does not exist. */
export async function resolveMentions(
  tx: Tx,
  { keys, application, isInternal, actor, before = [] }: Input,
): Promise<string[]> {
  const wanted = [...new Set(keys)];
  const fresh = wanted.filter((key) => !before.includes(key));
  const readers = await commentReaders(tx, { application, isInternal, actor }, fresh);
  if (readers.length < fresh.length) failField('Mentions', 'COMMENT_MENTION_UNKNOWN');
  return wanted;
}
