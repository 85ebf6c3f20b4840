import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateJobs } from '../../src/jobs/migrate-jobs.ts';
import { NOT_LASTING } from './not-lasting.ts';
import { quickPlace } from './quick-place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One PostgreSQL for a whole test run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(quickPlace(), 'assay-test-'));
  chmodSync(dataDir, 0o711);
  const database = await startEmbedded({ dataDir, moreSettings: NOT_LASTING });
  await prepareTemplate(database.url);
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE DATABASE assay_template');
  await client.end();
  const template = new URL(url);
  template.pathname = '/assay_template';
  await migrate(template.href);
  await migrateJobs(template.href);
}
