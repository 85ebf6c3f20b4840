/** Creates an isolated database for a test file as a copy of a prepared template, and drops it afterwards. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer } from './administer.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Template of a test database: empty, with the rows of the migrations, or also with demo users and services.
 */
type Template = 'template0' | 'assay_template' | 'assay_portal';

/**
 * Creates a database with all tables and, by default, only the rows written by migrations. Call `drop` at
 * the end of the test file.
 */
export async function createTestDatabase(template: Template = 'assay_template'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(inject('databaseUrl'), `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(name) };
}

const TRIES = 40;
const RETRY_DELAY_MS = 250;
const NOT_ALLOWED = '42501';

/** Retries, because PostgreSQL's autovacuum may be working in the database and cannot be ended. */
async function dropDatabase(name: string): Promise<void> {
  for (let count = 1; ; count += 1)
    try {
      return await administer(inject('databaseUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_ALLOWED || count === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
}
