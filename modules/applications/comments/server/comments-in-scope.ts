import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Query for the comments that a user may read: those of applications in their scope, internal ones for staff
 * only. Every query on comments starts here; anything outside gives the same error as a missing comment.
 */
export const commentsInScope = (db: Queries, actor: SignedIn) =>
  db
    .selectFrom('ApplicationComment')
    .innerJoin('Application', 'Application.Id', 'ApplicationComment.ApplicationId')
    .where(visibleTo(actor))
    .$if(isClient(actor.Roles), (query) => query.where('ApplicationComment.IsInternal', '=', false));
