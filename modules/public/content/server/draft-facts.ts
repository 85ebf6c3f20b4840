import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { DraftFacts } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';

/**
 * Reads the metadata of the open draft of a kind of content: version number, published version it is based
 * on, last author and time; null if there is no draft.
 */
export async function draftFacts(db: Queries, kind: ContentKind): Promise<DraftFacts | null> {
  const row = await db
    .selectFrom('ContentDraft')
    .leftJoin('Account', 'Account.Id', 'ContentDraft.AccountId')
    .select(['ContentDraft.Version', 'ContentDraft.BasedOn', 'ContentDraft.UpdatedAt'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('ContentDraft.Kind', '=', kind)
    .executeTakeFirst();
  if (!row) return null;
  const { UserKey, FirstName, LastName, UpdatedAt, ...facts } = row;
  const By =
    UserKey === null
      ? null
      : { UserKey, Name: fullName({ FirstName: FirstName ?? '', LastName: LastName ?? '' }) };
  return { ...facts, By, UpdatedAt: UpdatedAt.toISOString() };
}
