/** Lists the tables and sequences of the portal's database that a backup contains. */
import type pg from 'pg';

export type TableShape = { Name: string; Columns: string[] };
export type SequenceAt = { Name: string; Value: string; IsCalled: boolean };

/** Migration tables define the version of a database: they are created by migrating, never copied. */
const OF_THE_VERSION = ['public.migration', 'graphile_worker.migrations'];

/** Every table of the portal and of its job queue with the stored columns; names are quoted for SQL. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { Plain: string }>(`
    select format('%I.%I', nspname, relname) as "Name", nspname || '.' || relname as "Plain",
      array_agg(quote_ident(attname) order by attnum) as "Columns"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where nspname in ('public', 'graphile_worker') and relkind = 'r'
    group by nspname, relname order by 1`);
  return rows
    .filter(({ Plain }) => !OF_THE_VERSION.includes(Plain))
    .map(({ Name, Columns }) => ({ Name, Columns }));
}

/**
 * Sequences are not transactional: read after the rows, their values are at least as high as those in the
 * rows.
 */
export async function sequencesOf(client: pg.ClientBase): Promise<SequenceAt[]> {
  const { rows } = await client.query<{ Name: string }>(`
    select format('%I.%I', schemaname, sequencename) as "Name" from pg_sequences
    where schemaname in ('public', 'graphile_worker') order by 1`);
  const all: SequenceAt[] = [];
  for (const { Name } of rows) {
    const { rows: at } = await client.query<Omit<SequenceAt, 'Name'>>(
      `select last_value::text as "Value", is_called as "IsCalled" from ${Name}`,
    );
    if (at[0]) all.push({ Name, ...at[0] });
  }
  return all;
}
