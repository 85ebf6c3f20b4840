import type pg from 'pg';

type Brake = { takeOff: string; putBack: string };

/**
 * Takes away what slows a million new rows down, and lets nobody be told of them: indexes that are only there to find
 * rows, references (looked at once for all rows when they come back), own triggers. The answer puts all of it back.
 */
export async function withoutBrakes(
  client: pg.Client,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const triggers = tables.map((table) => ({
    takeOff: `alter table ${table} disable trigger user`,
    putBack: `alter table ${table} enable trigger user`,
  }));
  const brakes = [
    ...(await found(client, REFERENCES, tables)),
    ...triggers,
    ...(await found(client, INDEXES, tables)),
  ];
  for (const { takeOff } of brakes) await client.query(takeOff);
  // Indexes first: references are looked up in them.
  return async () => {
    for (const { putBack } of brakes.toReversed()) await client.query(putBack);
  };
}

const found = async (client: pg.Client, query: string, tables: readonly string[]): Promise<Brake[]> =>
  (await client.query<Brake>(query, [tables])).rows;

const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "takeOff",
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "putBack"
  from pg_constraint where conrelid = any($1::regclass[]) and contype = 'f'`;

const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as "takeOff", pg_get_indexdef(indexrelid) as "putBack"
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;
