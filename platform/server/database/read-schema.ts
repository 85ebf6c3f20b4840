/**
 * Reads tables, columns, constraints and functions of a migrated database, so that a test can check that new
 * migrations do not break the released version's code.
 */
import type pg from 'pg';

/** What code relies on in a database: tables with their columns, constraints on rows, functions it calls. */
export type SchemaFacts = {
  /** By table and column: `<type>`, followed by ` not null` and ` default` where they apply. */
  Tables: Record<string, Record<string, string>>;
  /** By table, the names of checks, keys and unique indexes. */
  Rules: Record<string, string[]>;
  /** Function names with their argument types. */
  Functions: string[];
};

/** Reads the schema that code relies on from a migrated database, without the job queue's own tables. */
export async function readSchema(client: pg.ClientBase): Promise<SchemaFacts> {
  const facts: SchemaFacts = { Tables: {}, Rules: {}, Functions: [] };
  const columns = await client.query<{ table: string; column: string; is: string }>(`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod)
      || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
      || CASE WHEN a.atthasdef OR a.attidentity <> '' THEN ' default' ELSE '' END AS is
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v')
      AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attname`);
  for (const { table, column, is } of columns.rows) {
    facts.Tables[table] ??= {};
    facts.Tables[table][column] = is;
  }
  const rules = await client.query<{ table: string; name: string }>(`
    SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'u', 'p', 'x') AND conrelid <> 0
    UNION SELECT indrelid::regclass::text, indexrelid::regclass::text FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indisunique AND relnamespace = 'public'::regnamespace
    ORDER BY 1, 2`);
  for (const { table, name } of rules.rows) {
    facts.Rules[table] ??= [];
    facts.Rules[table].push(name);
  }
  const functions = await client.query<{ name: string }>(`
    SELECT proname || '(' || pg_get_function_identity_arguments(oid) || ')' AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    ORDER BY 1`);
  facts.Functions = functions.rows.map(({ name }) => name);
  return facts;
}
