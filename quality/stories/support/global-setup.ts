/**
 * Global setup of the browser tests: builds the portal and starts one with demo data per test worker, or
 * uses the running portal that E2E_URL names.
 */
import type { TestProject } from 'vitest/node';
import { build } from '../../../scripts/lib/build.mjs';
import { provideDemoData } from './demo-data.ts';
import { startSharedPortal } from './shared-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalUrls: string[];
  }
}

/**
 * Global setup of the browser tests: starts one portal per worker. Tests that kill or change theirs start
 * their own. E2E_URL names a running portal.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) {
    project.provide('portalUrls', [process.env.E2E_URL]);
    return undefined;
  }
  // Builds first, because a developer who runs a single test has usually just changed something.
  await build();
  const demo = await provideDemoData();
  const portals = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startSharedPortal(demo.folder)),
  );
  project.provide(
    'portalUrls',
    portals.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(portals.map(({ stop }) => stop()));
    await demo.remove();
  };
}
