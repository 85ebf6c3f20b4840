import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer } from './administer.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** What a database of a test begins as: nothing at all, what migrations write, or that with the demo's people and services. */
type Template = 'template0' | 'assay_template' | 'assay_portal';

/**
 * A fresh database with all tables and only the rows that migrations write, where nothing else is asked.
 * Call `drop` when the test file is done with it.
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

/** PostgreSQL's own vacuum may be working in it for a moment: it cannot be ended, so we wait. */
async function dropDatabase(name: string): Promise<void> {
  for (let count = 1; ; count += 1)
    try {
      return await administer(inject('databaseUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_ALLOWED || count === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
}
