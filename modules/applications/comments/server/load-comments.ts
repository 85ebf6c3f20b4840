/**
 * Loads comments within the reader's scope, or one by its key, with everything that their rules and view
 * need.
 */
import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { commentsInScope } from './comments-in-scope.ts';

/** One comment with everything that its rules and its view need. */
export type CommentRow = {
  Id: number;
  CommentKey: string;
  Version: number;
  ApplicationId: number;
  ApplicationKey: string;
  ApplicationStatusCode: ApplicationStatus;
  OrganisationId: number;
  AuthorId: number;
  AsRole: Role;
  IsInternal: boolean;
  Comment: string;
  /** Keys of the mentioned accounts. */
  Mentions: string[];
  Attachment: string[];
  CreatedAt: Date;
  EditedAt: Date | null;
  RemovedAt: Date | null;
  RemoverKey: string | null;
  AuthorKey: string;
  AuthorFirstName: string;
  AuthorLastName: string;
  /** Id of the last comment the reader has seen; null if they have never opened the comments. */
  SeenId: number | null;
};

/** Query for comments in the reader's scope; the caller adds filter and order. */
export const selectComments = (db: Queries, actor: SignedIn) =>
  commentsInScope(db, actor)
    .innerJoin('Account as Author', 'Author.Id', 'ApplicationComment.AccountId')
    .leftJoin('Account as Remover', 'Remover.Id', 'ApplicationComment.RemovedById')
    .leftJoin('ApplicationCommentSeen as Seen', (join) =>
      join
        .onRef('Seen.ApplicationId', '=', 'ApplicationComment.ApplicationId')
        .on('Seen.AccountId', '=', actor.Id),
    )
    .select([
      'ApplicationComment.Id',
      'ApplicationComment.CommentKey',
      'ApplicationComment.Version',
      'ApplicationComment.ApplicationId',
      'ApplicationComment.AccountId as AuthorId',
      'ApplicationComment.AsRole',
      'ApplicationComment.IsInternal',
      'ApplicationComment.Comment',
      'ApplicationComment.Mentions',
      'ApplicationComment.Attachment',
      'ApplicationComment.CreatedAt',
      'ApplicationComment.EditedAt',
      'ApplicationComment.RemovedAt',
    ])
    .select(['Application.ApplicationKey', 'Application.ApplicationStatusCode', 'Application.OrganisationId'])
    .select([
      'Author.UserKey as AuthorKey',
      'Author.FirstName as AuthorFirstName',
      'Author.LastName as AuthorLastName',
    ])
    .select(['Remover.UserKey as RemoverKey', 'Seen.CommentId as SeenId']);

export const commentByKey = async (db: Queries, actor: SignedIn, key: string): Promise<CommentRow | null> =>
  (await selectComments(db, actor).where('ApplicationComment.CommentKey', '=', key).executeTakeFirst()) ??
  null;
