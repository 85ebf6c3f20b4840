/**
 * Global setup of the server tests: starts one PostgreSQL for the test run and prepares the template
 * databases (migrated; with demo users and services) that test files copy.
 */

// Seeding requires the modules to be registered, as in every program.
import '#apps/server/compose.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedReference } from '#modules/catalogue/reference-data/server/demo/manifest.ts';
import { seedCompetences } from '#modules/catalogue/services/server/demo/seed-competences.ts';
import { seedServices } from '#modules/catalogue/services/server/demo/seed-services.ts';
import { seedAccounts } from '#modules/identity/accounts/server/demo/seed-accounts.ts';
import { connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { administer } from './administer.ts';
import { inMemoryDirectory } from './in-memory-directory.ts';
import { NOT_LASTING } from './not-lasting.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/**
 * Starts one PostgreSQL for a test run, with two migrated databases that test files copy: one without and
 * one with demo users and services.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(inMemoryDirectory(), 'assay-test-'));
  chmodSync(dataDir, 0o711);
  const database = await startEmbedded({ dataDir, moreSettings: NOT_LASTING });
  await prepareTemplates(database.url);
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function prepareTemplates(url: string): Promise<void> {
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await administer(url, 'CREATE DATABASE assay_template');
  await migrate(at('assay_template'));
  await migrateJobs(at('assay_template'));
  await administer(url, 'CREATE DATABASE assay_portal TEMPLATE assay_template');
  const { db } = connect(at('assay_portal'), 1);
  await db.transaction().execute(async (tx) => {
    await seedReference(tx);
    await seedServices(tx);
    await seedAccounts(tx);
    await seedCompetences(tx);
  });
  await db.destroy();
}
