import type { Selectable } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { ContentKind } from '../rules/kinds.ts';
import { draftFacts } from './draft-facts.ts';
import type { ContentTables } from './tables.ts';

export type DraftRow = Selectable<ContentTables['ContentDraft']>;

/**
 * Locks the open draft of a kind of content for a change; refused if it no longer exists, or if another user
 * has changed it since the given version.
 */
export async function lockDraft(tx: Tx, kind: ContentKind, version: number): Promise<DraftRow> {
  const row = await tx
    .selectFrom('ContentDraft')
    .selectAll()
    .where('Kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return fail('ERR_NOT_FOUND', { Text: 'ERR_CONTENT_NO_DRAFT' });
  if (row.Version !== version) fail('ERR_CONFLICT', { Data: await draftFacts(tx, kind) });
  return row;
}
