import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Returns the row count and a checksum of every table of the portal and its job queue, so that a test can
 * prove that nothing or only the expected has changed.
 */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ Name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`.execute(db);
  const contents: Record<string, string> = {};
  for (const { Name } of rows) {
    const { rows: found } = await sql<{ Rows: number; Sum: string | null }>`
      select count(*)::int as rows, md5(string_agg(row::text, '|' order by row::text)) as sum
      from ${sql.raw(Name)} as row`.execute(db);
    contents[Name] = `${found[0]?.Rows} ${found[0]?.Sum}`;
  }
  return contents;
}
