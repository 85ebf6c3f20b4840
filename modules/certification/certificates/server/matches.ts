import { type RawBuilder, sql } from 'kysely';
import { searchConditions } from '#platform/server/database/search-words.ts';

/**
 * Search condition for certificates: every search term occurs in the number, names (also former ones) or
 * service, in either Chinese script.
 */
export function matches(search: string | undefined): RawBuilder<boolean> {
  const words = searchConditions(search);
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(
    words.map((holds) => holds(CERTIFICATE_WORDS)),
    sql` and `,
  )}`;
}

/** Must equal the expression of the search indexes. */
export const CERTIFICATE_WORDS = "(certificate.search || ' ' || certificate.former_search)";
