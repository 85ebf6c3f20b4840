/**
 * Finds user accounts for the global search within the user's data scope, by name, email or initials, or by
 * similar spelling.
 */

import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { accountsInScope, shownEmailColumn } from '#modules/identity/accounts/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Found } from '../rules/contract.ts';
import { isInitials } from './find-organisations.ts';
import { MAX_RESULTS_PER_GROUP, QUERY_TIMEOUT_MS, type SearchQuery } from './search-query.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

/** Maximum number of matching accounts that are ranked. */
const MAX_COMPARED = 300;

/** Accounts in the caller's scope: names starting with the text first, then matching words, then initials. */
export async function findUsers(searchQuery: SearchQuery): Promise<Found['People']> {
  const { text, conditions } = searchQuery;
  const start = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const meant = sql`
    (select account_id as id, 1 as rank from account_text where ${sql.join(
      conditions.map((holds) => holds('account_text.search')),
      sql` and `,
    )} limit ${sql.lit(MAX_COMPARED)})
    union all
    (select id, 2 from account where ${isInitials(text)}
      and initials(first_name || ' ' || middle_name || ' ' || last_name) like ${start} limit ${sql.lit(MAX_COMPARED)})`;
  const best = sql`least(min(meant.rank), case when account.search like ${start} then 0 else 9 end)`;
  return (
    (await withStatementTimeout(searchQuery.db, QUERY_TIMEOUT_MS, (tx) =>
      usersMatching(searchQuery, tx, meant, best),
    )) ?? []
  );
}

/** Accounts with names similar to the search text. */
export async function similarUsers(searchQuery: SearchQuery): Promise<Found['People']> {
  const { text } = searchQuery;
  const found = await withStatementTimeout(searchQuery.db, QUERY_TIMEOUT_MS, async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', '0.5', true)`.execute(tx);
    const meant = sql`(select account_id as id, 0 as rank from account_text where ${text} <% search limit ${sql.lit(MAX_COMPARED)})`;
    return usersMatching(searchQuery, tx, meant, sql`- word_similarity(${text}, account.search)`);
  });
  return found ?? [];
}

const usersMatching = async (
  { actor }: SearchQuery,
  tx: Tx,
  meant: ReturnType<typeof sql>,
  best: ReturnType<typeof sql>,
) =>
  tx
    .selectFrom('Account')
    .innerJoin(sql<{ Id: number; Rank: number }>`(${meant})`.as('meant'), (join) =>
      join.on(sql<boolean>`meant.id = account.id`),
    )
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .where(accountsInScope(actor))
    .where('Account.Status', 'not in', accountStatuses.removed)
    .select([
      'Account.UserKey',
      'Account.Kind',
      'Account.Status',
      'Account.FirstName',
      'Account.MiddleName',
      'Account.LastName',
      'Organisation.OrgName',
      sql<string | null>`case when account.kind = 'SUB' then (
        select client.user_key from account client where client.organisation_id = account.organisation_id
          and client.kind = 'CLIENT' and client.status in (${literals(accountStatuses.present)}) order by client.id limit 1) end`.as(
        'ClientKey',
      ),
      shownEmailColumn.as('Email'),
    ])
    .groupBy(['Account.Id', 'Organisation.Id'])
    .orderBy(best)
    .orderBy('Account.Id')
    .limit(MAX_RESULTS_PER_GROUP)
    .execute();
