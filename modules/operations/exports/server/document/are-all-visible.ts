import { visibleTo } from '#modules/applications/applications/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Checks before documents are exported whether the user may see all of the selected applications; a missing
 * one counts as not visible.
 */
export async function areAllVisible(db: Queries, actor: SignedIn, keys: readonly string[]): Promise<boolean> {
  const { Count } = await db
    .selectFrom('Application')
    .select(({ fn }) => fn.countAll<number>().as('Count'))
    .where(visibleTo(actor))
    .where('Application.ApplicationKey', 'in', [...keys])
    .executeTakeFirstOrThrow();
  return Count === new Set(keys).size;
}
