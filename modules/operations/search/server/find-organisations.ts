/**
 * Finds organisations for the global search by number, name, initials or similar spelling: as results, and
 * as first step to find their applications and certificates.
 */

import { sql } from 'kysely';
import { accountStatuses, accountsPermissions } from '#modules/identity/accounts/rules/index.ts';
import { isConfirmed, ORGANISATION_NAME } from '#modules/identity/accounts/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Found } from '../rules/contract.ts';
import { MAX_RESULTS_PER_GROUP, QUERY_TIMEOUT_MS, type SearchQuery } from './search-query.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

/** Maximum number of organisations for which applications and certificates are searched. */
const MAX_ORGANISATIONS = 40;
/** Similarity from which two spellings count as alike. */
const MIN_SIMILARITY = '0.35';

/**
 * IDs of matching organisations, best first: by number, start of name, words, initials. The IDs are also
 * used for callers who search their own data; they are never shown to users without access.
 */
export async function matchingOrganisations({ db, text, conditions }: SearchQuery): Promise<number[]> {
  const start = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await withStatementTimeout(db, QUERY_TIMEOUT_MS, (tx) =>
    sql<{ Id: number }>`
      select id from (
        (select id, 0 as rank from organisation where registration_no = ${text} limit ${sql.lit(MAX_ORGANISATIONS)})
        union all
        (select id, 1 from organisation where ${ORGANISATION_NAME} like ${start}
          order by ${ORGANISATION_NAME} limit ${sql.lit(MAX_ORGANISATIONS)})
        union all
        (select id, 2 from organisation where ${sql.join(
          conditions.map((holds) => holds('organisation.search')),
          sql` and `,
        )} limit ${sql.lit(MAX_ORGANISATIONS)})
        union all
        (select id, 3 from organisation where ${isInitials(text)} and initials(org_name ->> 'EN') like ${start}
          limit ${sql.lit(MAX_ORGANISATIONS)})
      ) as ranked group by id order by min(rank), id limit ${sql.lit(MAX_ORGANISATIONS)}`.execute(tx),
  );
  return found?.rows.map(({ Id }) => Id) ?? [];
}

/** At least three letters: two match the initials of too many names. */
export const isInitials = (text: string) => sql`${/^[a-z0-9]{3,10}$/.test(text)}`;

/** IDs of organisations with names similar to the search text. */
export async function similarOrganisations({ db, text }: SearchQuery): Promise<number[]> {
  const found = await withStatementTimeout(db, QUERY_TIMEOUT_MS, async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${MIN_SIMILARITY}, true)`.execute(tx);
    return sql<{ Id: number }>`
      select id from organisation where ${text} <% search
      order by word_similarity(${text}, search) desc, id limit ${sql.lit(MAX_RESULTS_PER_GROUP)}`.execute(tx);
  });
  return found?.rows.map(({ Id }) => Id) ?? [];
}

/**
 * Organisations as search results, in the order of the IDs; empty for users without access to the client
 * list.
 */
export async function showOrganisations(
  { db, actor }: SearchQuery,
  ids: readonly number[],
): Promise<Found['Organisations']> {
  if (ids.length === 0 || !hasPermission(actor.Roles, accountsPermissions.READ_CLIENTS)) return [];
  return db
    .selectFrom('Organisation')
    .where('Organisation.Id', 'in', [...ids])
    .where(isConfirmed)
    .select(['OrganisationKey', 'OrgName', 'RegistrationNo'])
    .select(
      sql<string | null>`(select user_key from account where account.organisation_id = organisation.id
        and kind = 'CLIENT' and status in (${literals(accountStatuses.present)}) order by id limit 1)`.as(
        'UserKey',
      ),
    )
    .orderBy(sql`array_position(${[...ids]}::bigint[], organisation.id)`)
    .limit(MAX_RESULTS_PER_GROUP)
    .execute();
}
