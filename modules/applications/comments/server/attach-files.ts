import { freeTextLimit } from '#platform/common/contract/free-text.ts';
import { asPlainText } from '#platform/common/format/plain-text.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { CommentView, commentRoutes } from '../rules/contract.ts';
import { saveComment } from './save-comment.ts';

/** `/attachment/save`: the same as a comment with these files; without a remark it names the files. */
export async function attachFiles(context: Context<(typeof commentRoutes)['attach']>): Promise<CommentView> {
  const { ApplicationKey, Attachment, Remark, IsInternal } = context.body;
  const Comment = Remark || (await namesOf(context, Attachment));
  return saveComment({ ...context, body: { ApplicationKey, Comment, Attachment, IsInternal } });
}

/**
 * Only names of own files are read; whether they may be attached is decided where the comment is written. These words
 * were not in the body, so they are made to the length that a comment may have.
 */
async function namesOf(
  { db, actor }: Pick<Context<(typeof commentRoutes)['attach']>, 'db' | 'actor'>,
  keys: readonly string[],
): Promise<string> {
  const files = await db
    .selectFrom('File')
    .select(['FileKey', 'Name'])
    .where('FileKey', 'in', keys)
    .where('AccountId', '=', actor.Id)
    .execute();
  const name = (key: string) => files.find(({ FileKey }) => FileKey === key)?.Name ?? key;
  const all = asPlainText([...new Set(keys)].map(name).join(', '));
  const most = freeTextLimit();
  return all.length <= most ? all : `${all.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
