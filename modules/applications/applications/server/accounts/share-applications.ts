import { sql } from 'kysely';
import { applicationsShared } from '#modules/identity/accounts/server/index.ts';
import { fail } from '#platform/server/http/fail.ts';
import { visibleTo } from '../scope.ts';

/**
 * Sets exactly which of the organisation's applications a sub-account sees in addition to its own. A key of
 * another organisation gives the same error as an unknown key. The applications themselves are unchanged, so
 * this is not a workflow action.
 */
export const shareWithSub = applicationsShared.implement(async ({ tx, actor, sub, keys }) => {
  const rows = await tx
    .selectFrom('Application')
    .select(['Application.Id', 'ApplicationKey', 'CreatedById'])
    .select(sql<boolean>`shared_with @> array[${sub.Id}]::bigint[]`.as('IsShared'))
    .where(visibleTo(actor))
    .where('OrganisationId', '=', sub.OrganisationId ?? -1)
    .orderBy('Application.Id')
    .forNoKeyUpdate()
    .execute();
  const known = new Set(rows.map((row) => row.ApplicationKey));
  if (keys.some((key) => !known.has(key))) return fail('ERR_NOT_FOUND');
  const shouldShare = (row: (typeof rows)[number]) =>
    keys.includes(row.ApplicationKey) && row.CreatedById !== sub.Id;
  const idsToShare = rows.filter((row) => shouldShare(row) && !row.IsShared).map((row) => row.Id);
  const taken = rows.filter((row) => !shouldShare(row) && row.IsShared).map((row) => row.Id);
  if (idsToShare.length > 0)
    await tx
      .updateTable('Application')
      .set({ SharedWith: sql`shared_with || ${sub.Id}::bigint` })
      .where('Id', 'in', idsToShare)
      .execute();
  if (taken.length > 0)
    await tx
      .updateTable('Application')
      .set({ SharedWith: sql`array_remove(shared_with, ${sub.Id}::bigint)` })
      .where('Id', 'in', taken)
      .execute();
  return {
    Before: rows.filter((row) => row.IsShared).map((row) => row.ApplicationKey),
    After: rows.filter(shouldShare).map((row) => row.ApplicationKey),
  };
});
