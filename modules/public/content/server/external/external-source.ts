import type { Portal } from '#platform/server/http/context.ts';
import type { ExternalSource } from '../../rules/contract.ts';
import { type ContentKind, isLegal } from '../../rules/kinds.ts';

/**
 * The external server that provides a kind of content, with the result of the last fetch; null if it is
 * written here.
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
