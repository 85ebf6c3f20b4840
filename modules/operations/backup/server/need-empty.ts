import pg from 'pg';
import { type FileStore, PREFIXES } from '#platform/server/files/store.ts';

/** A restore replaces nothing: whatever is there already may be the only copy. Nor does it begin what its role cannot end. */
export async function needEmpty(url: string, store: FileStore): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: rights } = await client.query<{ role: string; may: boolean }>(`
      select current_user as role, has_schema_privilege('public', 'create')
        and has_database_privilege(current_database(), 'create') as may`);
    if (rights[0]?.may === false)
      throw new Error(
        `The role ${rights[0].role} may not make tables here. Set DATABASE_OWNER_URL to the same database as the role that owns them.`,
      );
    const { rows } = await client.query<{ name: string }>(`
      select relname as name from pg_class
      where relkind in ('r', 'v', 'S', 'm') and relnamespace in (
        select oid from pg_namespace where nspname in ('public', 'graphile_worker')) limit 1`);
    if (rows[0])
      throw new Error(
        `The database is not empty (there is a table ${rows[0].name}). A restore replaces nothing: name an empty one.`,
      );
  } finally {
    await client.end();
  }
  for (const prefix of PREFIXES)
    for await (const { Key } of store.list(prefix))
      throw new Error(
        `The place for files is not empty (there is ${Key}). A restore replaces nothing: name an empty one.`,
      );
}
