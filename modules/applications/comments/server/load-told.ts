import { sql } from 'kysely';
import {
  selectTold,
  toldOf,
} from '#modules/applications/applications/server/notifications/notified-application.ts';
import type { Queries } from '#platform/server/database/connect.ts';

export type ToldComment = NonNullable<Awaited<ReturnType<typeof loadTold>>>;

/** A comment with what its messages say, and with the application as it is now. */
export async function loadTold(db: Queries, commentId: number) {
  const row = await selectTold(db)
    .innerJoin('ApplicationComment', 'ApplicationComment.ApplicationId', 'Application.Id')
    .innerJoin('Account as Author', 'Author.Id', 'ApplicationComment.AccountId')
    .select([
      'ApplicationComment.ApplicationId',
      'ApplicationComment.AccountId',
      'ApplicationComment.AsRole',
      'ApplicationComment.IsInternal',
      'ApplicationComment.RemovedAt',
      'ApplicationComment.Mentions',
      'Author.FirstName',
      'Author.LastName',
    ])
    .select(
      sql<string[]>`array(select distinct account.user_key from application_comment earlier
        join account on account.id = earlier.account_id
        where earlier.application_id = application_comment.application_id and not earlier.is_internal
          and earlier.id < application_comment.id and account.kind = 'STAFF')`.as('StaffAuthors'),
    )
    .where('ApplicationComment.Id', '=', commentId)
    .executeTakeFirst();
  return row ? toldOf(row) : null;
}
