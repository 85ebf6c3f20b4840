/**
 * Grants the portal's database role its rights at startup when another role owns the tables: read and write
 * everywhere, but only read and insert on the event log and its hash chain.
 */
import pg from 'pg';

/** Tables that must never be changed afterwards, regardless of triggers: the event log and its hash chain. */
const APPEND_ONLY = ['audit', 'audit_seal'];

/**
 * If another role owns the tables, grants the portal's role what it needs: read and write on every table,
 * read and insert on the event log. It owns nothing, so it cannot disable any trigger. `ownerUrl` is the
 * database's URL as the owner, `url` the one that the portal uses, whose user is the role.
 */
export async function grantPortal(ownerUrl: string, url: string): Promise<void> {
  const role = pg.escapeIdentifier(decodeURIComponent(new URL(url).username));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    // Processes that start at the same time take turns.
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

/** The job queue's tables hide their rows from all roles except their owner. */
async function bypassRowSecurity(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity`);
  for (const { name } of rows)
    await client.query(`
      DROP POLICY IF EXISTS portal ON graphile_worker.${name};
      CREATE POLICY portal ON graphile_worker.${name} TO ${role} USING (true) WITH CHECK (true);`);
}
