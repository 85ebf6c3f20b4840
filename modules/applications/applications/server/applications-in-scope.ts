import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';
import { isLimitedToAssigned, visibleTo } from './scope.ts';

type Scoped = SelectQueryBuilder<Tables, 'Application', object>;

/**
 * Base query of an application list, limited to the actor's data scope. For users who see only their
 * assignments, the join includes `updated_at` so that assignments arrive in list order: neither all rows of
 * the user nor all rows of the certification body are sorted. `statuses` narrows the list.
 */
export function applicationsInScope(
  db: Db,
  actor: SignedIn,
  statuses: readonly ApplicationStatus[] = [],
): Scoped {
  if (!isLimitedToAssigned(actor)) return db.selectFrom('Application').where(visibleTo(actor));
  const assigned = db
    .selectFrom('ApplicationPerson')
    .distinctOn(['UpdatedAt', 'ApplicationId'])
    .select(['ApplicationId', 'UpdatedAt'])
    .where('AccountId', '=', actor.Id)
    .$if(statuses.length > 0, (some) => some.where('ApplicationStatusCode', 'in', [...statuses]))
    .orderBy('UpdatedAt', 'desc')
    .orderBy('ApplicationId', 'desc');
  // Cast because kysely keeps the joined name in the type, which is irrelevant to a list.
  return db
    .selectFrom('Application')
    .innerJoin(assigned.as('Assigned'), (join) =>
      join
        .onRef('Assigned.ApplicationId', '=', 'Application.Id')
        .on(sql<boolean>`assigned.updated_at = application.updated_at`),
    ) as unknown as Scoped;
}
