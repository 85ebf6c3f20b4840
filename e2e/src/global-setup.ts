import type { TestProject } from 'vitest/node';
import { startPortal } from './start-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalUrl: string;
  }
}

/** One portal for every browser test; only those that kill theirs start their own. E2E_URL names one that runs already. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) {
    provide('portalUrl', process.env.E2E_URL);
    return undefined;
  }
  const portal = await startPortal();
  provide('portalUrl', portal.url);
  return portal.stop;
}
