import type { Portal } from '#platform/server/http/context.ts';
import type { ExternalSource } from '../../rules/contract.ts';
import { type ContentKind, isLegal } from '../../rules/kinds.ts';

/** The server that a kind of content comes from, and how it went the last time; null: it is written here. */
export async function externalSource(
  { db, settings }: Portal,
  kind: ContentKind,
): Promise<ExternalSource | null> {
  if (settings.CMS_URL === undefined || !isLegal(kind)) return null;
  const row = await db.selectFrom('ContentSource').selectAll().where('Kind', '=', kind).executeTakeFirst();
  return {
    // An address may carry a name and a password.
    Address: new URL(settings.CMS_URL).origin,
    FetchedAt: row?.FetchedAt.toISOString() ?? null,
    SucceededAt: row?.SucceededAt?.toISOString() ?? null,
    Problem: row?.Problem ?? null,
  };
}
