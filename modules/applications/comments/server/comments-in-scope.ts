import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * The comments that a user may read: of the applications in their scope, and internal ones for staff only. Every query on
 * comments starts here; anything excluded is answered like something that does not exist.
 */
export const commentsInScope = (db: Queries, actor: SignedIn) =>
  db
    .selectFrom('ApplicationComment')
    .innerJoin('Application', 'Application.Id', 'ApplicationComment.ApplicationId')
    .where(visibleTo(actor))
    .$if(isClient(actor.Roles), (query) => query.where('ApplicationComment.IsInternal', '=', false));
