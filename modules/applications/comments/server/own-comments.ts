import { ownParts } from '#modules/identity/accounts/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Exports a user's own comments, oldest first, with their applications' numbers, as part of the personal
 * data download.
 */
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
