import { ownParts } from '#modules/identity/accounts/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** A user's own comments, oldest first, for the export of their personal data. */
export const ownComments = (db: Queries, accountId: number) =>
  db
    .selectFrom('ApplicationComment')
    .innerJoin('Application', 'Application.Id', 'ApplicationComment.ApplicationId')
    .select([
      'Application.ApplicationNo',
      'ApplicationComment.IsInternal',
      'ApplicationComment.Comment',
      'ApplicationComment.CreatedAt',
      'ApplicationComment.EditedAt',
      'ApplicationComment.RemovedAt',
    ])
    .where('ApplicationComment.AccountId', '=', accountId)
    .orderBy('ApplicationComment.Id')
    .execute();

export const commentsOfPerson = ownParts.implement(({ portal, actor }) => [
  { Name: 'Comments', read: () => ownComments(portal.db, actor.Id) },
]);
