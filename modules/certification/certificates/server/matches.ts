/**
 * Search condition for lists of certificates: every search term occurs in the number, the names (also former
 * ones) or the service, in either Chinese script; uses the search indexes' expression.
 */
import { type RawBuilder, sql } from 'kysely';
import { searchConditions } from '#platform/server/database/search-conditions.ts';

/**
 * Search condition for certificates: every search term occurs in the number, names (also former ones) or
 * service, in either Chinese script.
 */
export function matches(search: string | undefined): RawBuilder<boolean> {
  const conditions = searchConditions(search);
  if (conditions.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(
    conditions.map((holds) => holds(CERTIFICATE_SEARCH)),
    sql` and `,
  )}`;
}

/** Must equal the expression of the search indexes. */
export const CERTIFICATE_SEARCH = "(certificate.search || ' ' || certificate.former_search)";
