import { type RawBuilder, sql } from 'kysely';
import { searchConditions } from '#platform/server/database/search-words.ts';

/** Every word somewhere in number, names or service, in either Chinese script; names that it carried before count. */
export function matches(search: string | undefined): RawBuilder<boolean> {
  const words = searchConditions(search);
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(
    words.map((holds) => holds(CERTIFICATE_WORDS)),
    sql` and `,
  )}`;
}

/** As its indexes have them. */
export const CERTIFICATE_WORDS = "(certificate.search || ' ' || certificate.former_search)";
