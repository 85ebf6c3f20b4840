import { sql } from 'kysely';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { checks } from './checks.ts';
import { holes } from './other-checks.ts';
import type { Within } from './types.ts';

/** Rows that are looked at with one statement: however large the tables grow, nothing grows with them. */
const WINDOW = 2_000;

/** Where the application, the invoices, the payments and their history disagree with each other. */
export async function* inDatabase(db: Queries, at: Date): AsyncGenerator<Difference> {
  for (const { Table, Checks } of checks)
    for await (const within of windows(db, Table))
      for (const { Name, find } of Checks)
        for (const found of (await find(within, at).execute(db)).rows) yield { Check: Name, ...found };
  yield* numberHoles(db);
}

/** The rows of a table in the order of their ids, a window at a time. */
async function* windows(db: Queries, table: string): AsyncGenerator<Within> {
  for (let from = 0; ; ) {
    const { rows } = await sql<{ Last: number | null }>`
      select max(id) as last from (
        select id from ${sql.table(table)} where id > ${from} order by id limit ${WINDOW}) as next`.execute(
      db,
    );
    const to = rows[0]?.Last ?? null;
    if (to === null) return;
    const after = from;
    yield (id) => sql`(${sql.ref(id)} > ${after} and ${sql.ref(id)} <= ${to})`;
    from = to;
  }
}

/** Numbers that were given out and are on no invoice. */
async function* numberHoles(db: Queries): AsyncGenerator<Difference> {
  const { rows } = await sql<{ Year: string; Value: number }>`
    select substring(name from '[0-9]{4}$') as year, value from number_counter
    where name ~ '^invoice [0-9]{4}$' order by name`.execute(db);
  for (const { Year, Value } of rows)
    for (let from = 0; from < Value; from += WINDOW)
      for (const found of (await holes(Year, from, Math.min(Value, from + WINDOW)).execute(db)).rows)
        yield { Check: 'NUMBER_HOLE', ...found };
}
