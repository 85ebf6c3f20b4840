import type { ContentKind } from '@assay/shared/content/kinds.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../db/connect.ts';
import type { ContentTables } from '../db/content-tables.ts';
import { fail } from '../http/fail.ts';
import { draftFacts } from './draft-facts.ts';

export type DraftRow = Selectable<ContentTables['ContentDraft']>;

/** The open draft, locked; refused where there is none any more, or where somebody else has changed it. */
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
