import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';
import { isLimitedToAssigned, visibleTo } from './scope.ts';

type Scoped = SelectQueryBuilder<Tables, 'Application', object>;

/**
 * The base query of a list of applications. For users who see only what was assigned to them, the assignments come in the order
 * of the list: `updated_at` is part of the join, so that neither all rows of the user nor all rows of the certification body
 * are sorted.
 *
 * @param statuses if the list is narrowed to some
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
  // A cast, because kysely keeps the joined name in the type, which a list has nothing to do with.
  return db
    .selectFrom('Application')
    .innerJoin(assigned.as('Assigned'), (join) =>
      join
        .onRef('Assigned.ApplicationId', '=', 'Application.Id')
        .on(sql<boolean>`assigned.updated_at = application.updated_at`),
    ) as unknown as Scoped;
}
