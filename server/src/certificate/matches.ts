import { type RawBuilder, sql } from 'kysely';
import { searchPatterns } from '../db/search-text.ts';

/** Every word somewhere in number, names or service, in either Chinese script; names that it carried before count. */
export function matches(search: string | undefined): RawBuilder<boolean> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(
    patterns.map(
      (pattern) => sql`(certificate.search like ${pattern} or certificate.former_search like ${pattern})`,
    ),
    sql` and `,
  )}`;
}
