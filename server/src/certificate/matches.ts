import { type RawBuilder, sql } from 'kysely';
import { searchText } from '../db/search-text.ts';

/** Every word somewhere in number, names or service, in either Chinese script. */
export function matches(search: string | undefined): RawBuilder<boolean> {
  const words = searchText(search ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(
    words.map((word) => sql`certificate.search like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  )}`;
}
