import { builtInText } from '@assay/shared/legal/built-in-text.ts';
import type { legalRoutes } from '@assay/shared/legal/contract.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';

export async function viewVersion({
  db,
  query,
}: Context<typeof legalRoutes.view>): Promise<DataOf<typeof legalRoutes.view>> {
  const { Kind, VersionId } = query;
  const row = await db
    .selectFrom('LegalVersion')
    .select('Content')
    .where('Kind', '=', Kind)
    .where('VersionId', '=', VersionId)
    .executeTakeFirst();
  if (!row) return fail('ERR_NOT_FOUND');
  return { Kind, VersionId, IsBuiltIn: row.Content === null, Content: row.Content ?? builtInText(Kind) };
}
