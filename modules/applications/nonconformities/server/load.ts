/** Loads one nonconformity in the caller's scope with everything that its rules need, optionally locked. */
import { sql } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { hasOwnInterest } from '#modules/applications/applications/server/index.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { NonconformityFacts } from '../rules/facts.ts';
import { rowExtras } from './nonconformity-row.ts';
import { nonconformitiesInScope } from './scope.ts';

const isClosed = sql<boolean>`application.application_status_code in (${literals(applicationStatuses.closed)})`;
const isDecided = sql<boolean>`application.application_status_code in (${literals(applicationStatuses.decided)})`;

/**
 * The person is assigned to a step of its application, or of a later open one of the same certificate, in which an open
 * nonconformity is verified.
 */
const isAuditor = ({ Id }: SignedIn) => sql<boolean>`exists (select from application file
  where (file.id = application.id
      or (file.certificate_id = application.certificate_id and file.id > application.id
        and file.application_status_code in (${literals(applicationStatuses.undecided)})))
    and ${Id} in (file.assessor_user_id, file.assessor_on_site_user_id, file.indepreviewer_user_id))`;

const selectNonconformity = (db: Queries, actor: SignedIn, key: string) =>
  nonconformitiesInScope(db, actor)
    .where('Nonconformity.NonconformityKey', '=', key)
    .selectAll('Nonconformity')
    .select([
      'Application.ApplicationKey',
      'Application.ApplicationNo',
      'Application.AssessmentType',
      'Application.CreatedAt',
    ])
    .select(rowExtras)
    .select([
      isClosed.as('IsApplicationClosed'),
      isDecided.as('IsDecided'),
      isAuditor(actor).as('IsAuditor'),
      hasOwnInterest(actor).as('HasOwnInterest'),
    ]);

export type LoadedNonconformity = NonNullable<Awaited<ReturnType<typeof loadNonconformity>>>;

/** One nonconformity that the caller may see, or null. */
export const loadNonconformity = async (db: Queries, actor: SignedIn, key: string) =>
  (await selectNonconformity(db, actor, key).executeTakeFirst()) ?? null;

/**
 * The same, locked together with its application until the transaction ends, so that neither a decision nor another
 * action on it happens at the same time. The application is locked first, as in its own actions.
 */
export async function lockNonconformity(
  tx: Tx,
  actor: SignedIn,
  key: string,
): Promise<LoadedNonconformity | null> {
  const found = await nonconformitiesInScope(tx, actor)
    .select(['Nonconformity.Id', 'Nonconformity.ApplicationId'])
    .where('Nonconformity.NonconformityKey', '=', key)
    .executeTakeFirst();
  if (!found) return null;
  await tx.selectFrom('Application').select('Id').where('Id', '=', found.ApplicationId).forUpdate().execute();
  await tx.selectFrom('Nonconformity').select('Id').where('Id', '=', found.Id).forUpdate().execute();
  return loadNonconformity(tx, actor, key);
}

export const factsOfNonconformity = (row: LoadedNonconformity): NonconformityFacts => ({
  Status: row.Status,
  Grade: row.Grade,
  IsReleased: row.ReleasedAt !== null,
  IsAuditor: row.IsAuditor,
  HasOwnInterest: row.HasOwnInterest,
  IsApplicationClosed: row.IsApplicationClosed,
  IsDecided: row.IsDecided,
});
