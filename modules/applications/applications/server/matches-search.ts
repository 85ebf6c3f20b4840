import { type SqlBool, sql } from 'kysely';
import type { searchConditions } from '#platform/server/database/search-words.ts';

type Words = ReturnType<typeof searchConditions>;

/** Applications with all of these words, by the index of words; nothing to be true where there are none. */
export const matchesSearch = (words: Words) =>
  words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`application.id in (select application_id from application_text
        where ${sql.join(
          words.map((holds) => holds('application_text.search')),
          sql` and `,
        )})`;
