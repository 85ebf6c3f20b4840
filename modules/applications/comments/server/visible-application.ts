/** Loads and optionally locks the application that a comment is about, if the user may see it. */
import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';

/** Data of the application that comments need. */
export type CommentedApplication = {
  Id: number;
  ApplicationKey: string;
  ApplicationStatusCode: ApplicationStatus;
  OrganisationId: number;
};

/**
 * The application, if in the caller's scope. The lock makes its comments be written one at a time; the
 * Version is unchanged, so users editing the form get no conflict.
 */
export async function visibleApplication(
  db: Queries,
  actor: SignedIn,
  key: string,
  options: { lock?: true } = {},
): Promise<CommentedApplication> {
  const row = await db
    .selectFrom('Application')
    .select([
      'Application.Id',
      'Application.ApplicationKey',
      'Application.ApplicationStatusCode',
      'Application.OrganisationId',
    ])
    .where('Application.ApplicationKey', '=', key)
    .where(visibleTo(actor))
    .$if(options.lock === true, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? fail('ERR_NOT_FOUND');
}
