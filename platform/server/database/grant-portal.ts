import pg from 'pg';

/** What must not be changed afterwards, regardless of triggers: the event log and its chain. */
const APPEND_ONLY = ['audit', 'audit_seal'];

/**
 * Where another role owns the tables, the one that the portal connects as gets what it needs of every table: to read
 * and to write, and of the event log to read and to add. It owns nothing, so it can switch no trigger off.
 *
 * @param ownerUrl address of the database as the owner
 * @param url address that the portal uses; its user is the role
 */
export async function grantPortal(ownerUrl: string, url: string): Promise<void> {
  const role = pg.escapeIdentifier(decodeURIComponent(new URL(url).username));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    // Processes that start together take turns.
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('grants', 0))");
    for (const schema of ['public', 'graphile_worker'])
      await client.query(`
        GRANT USAGE ON SCHEMA ${schema} TO ${role};
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
        GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};
        GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role};`);
    await client.query(`
      REVOKE UPDATE, DELETE, TRUNCATE ON ${APPEND_ONLY.join(', ')} FROM ${role};
      REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON migration FROM ${role};`);
    await bypassRowSecurity(client, role);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** The job queue's tables hide their rows from everyone but their owner. */
async function bypassRowSecurity(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity`);
  for (const { name } of rows)
    await client.query(`
      DROP POLICY IF EXISTS portal ON graphile_worker.${name};
      CREATE POLICY portal ON graphile_worker.${name} TO ${role} USING (true) WITH CHECK (true);`);
}
