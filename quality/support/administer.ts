import pg from 'pg';

/** Runs a single statement outside a transaction, such as creating or dropping a database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
