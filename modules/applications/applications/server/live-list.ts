/**
 * Live updates of open application lists and their counts: which changed applications a user may see, and a
 * key shared by users who see the same applications.
 */
import { isMainClient } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';
import { canSeeAllApplications, visibleTo } from './scope.ts';

/** Live updates of open application lists and their counts. */
export const applicationList = (db: Db): ListKind => ({
  Channels: ['application'],
  canJoin: () => true,
  scopeKeyOf: applicationScopeKey,
  visibleKeys: async (person, keys) => {
    if (canSeeAllApplications(person)) return keys;
    const rows = await db
      .selectFrom('Application')
      .select('Application.ApplicationKey')
      .where('Application.ApplicationKey', 'in', keys)
      .where(visibleTo(person))
      .execute();
    return rows.map(({ ApplicationKey }) => ApplicationKey);
  },
});

/** Key of the caller's data scope: equal for users who see the same applications. */
export function applicationScopeKey(person: SignedIn): string {
  if (canSeeAllApplications(person)) return 'all';
  return isMainClient(person.Roles) ? `organisation ${person.OrganisationId}` : `person ${person.Id}`;
}
