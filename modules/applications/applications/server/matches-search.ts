import { type SqlBool, sql } from 'kysely';
import type { searchConditions } from '#platform/server/database/search-conditions.ts';

type SearchConditions = ReturnType<typeof searchConditions>;

/**
 * SQL condition for applications that contain all search terms, using the text index; always true without
 * terms.
 */
export const matchesSearch = (conditions: SearchConditions) =>
  conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`application.id in (select application_id from application_text
        where ${sql.join(
          conditions.map((holds) => holds('application_text.search')),
          sql` and `,
        )})`;
