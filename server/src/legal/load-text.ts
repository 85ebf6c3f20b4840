import type { Localized } from '@assay/shared/contract/shapes.ts';
import { builtInText } from '@assay/shared/legal/built-in-text.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';

export type LegalText = { VersionId: string; EffectiveAt: Date; Saved: Date; Text: Localized };

/** The version of a legal text that is in force, in every language, as it was written. */
export async function loadLegalText(db: Queries, kind: LegalKind): Promise<LegalText> {
  const { Content, ...row } = await db
    .selectFrom('LegalVersion')
    .select(['VersionId', 'EffectiveAt', 'Saved', 'Content'])
    .where('Kind', '=', kind)
    .where('EffectiveAt', '<=', sql<Date>`now()`)
    .orderBy('EffectiveAt', 'desc')
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...row, Text: Content ?? builtInText(kind) };
}
