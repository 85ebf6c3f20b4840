import { inScope } from '#modules/applications/applications/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * The comments that somebody may read: of the applications in their scope, and of internal ones for staff only. Every
 * query on comments begins here; what is left out answers as something that does not exist.
 */
export const commentsInScope = (db: Queries, actor: SignedIn) =>
  db
    .selectFrom('ApplicationComment')
    .innerJoin('Application', 'Application.Id', 'ApplicationComment.ApplicationId')
    .where(inScope(actor))
    .$if(isClient(actor.Roles), (query) => query.where('ApplicationComment.IsInternal', '=', false));
