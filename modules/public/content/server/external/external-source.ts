import type { Portal } from '#platform/server/http/context.ts';
import type { ExternalSource } from '../../rules/contract.ts';
import { type ContentKind, isLegal } from '../../rules/kinds.ts';

/**
 * Describes the external server that provides the legal texts, with the result of the last fetch; null for
 * content that is written in this portal.
 */
export async function externalSource(
  { db, settings }: Portal,
  kind: ContentKind,
): Promise<ExternalSource | null> {
  if (settings.CMS_URL === undefined || !isLegal(kind)) return null;
  const row = await db.selectFrom('ContentSource').selectAll().where('Kind', '=', kind).executeTakeFirst();
  return {
    // Only the origin: the address may contain a user name and password.
    Address: new URL(settings.CMS_URL).origin,
    FetchedAt: row?.FetchedAt.toISOString() ?? null,
    SucceededAt: row?.SucceededAt?.toISOString() ?? null,
    Problem: row?.Problem ?? null,
  };
}
