import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#quality/support/database.ts';
import { connect } from '../../database/connect.ts';
import { asFailure } from '../../http/errors.ts';

test('a statement cancelled by PostgreSQL is reported as a busy portal: the caller may retry', async () => {
  const database = await createTestDatabase('template0');
  const { db } = connect(database.url, 1);
  await sql`set statement_timeout = 20`.execute(db);
  const problem = await sql`select pg_sleep(5)`.execute(db).catch((error: unknown) => error);
  const { Code, Details } = asFailure(problem as never, 'one');
  expect([Code, Details.RetryAfter]).toEqual(['ERR_UNAVAILABLE', 2]);
  await db.destroy();
  await database.drop();
});
