import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Query for the nonconformities that a user may see: those of applications in their scope, for clients only released
 * ones. Every query on nonconformities starts here.
 */
export const nonconformitiesInScope = (db: Queries, actor: SignedIn) =>
  db
    .selectFrom('Nonconformity')
    .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
    .where(visibleTo(actor))
    .$if(isClient(actor.Roles), (query) => query.where('Nonconformity.ReleasedAt', 'is not', null));
