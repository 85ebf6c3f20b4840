import pg from 'pg';

/** Runs one SQL statement outside a transaction on its own connection, to create or drop test databases. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
