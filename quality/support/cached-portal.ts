import { startSessionCache } from '#modules/identity/sign-in/server/start-session-cache.ts';
import { startTestPortal, type TestPortal } from './portal.ts';

/**
 * Starts the test portal together with the session cache that a running portal uses, for tests in which an
 * ended session must be refused at once.
 */
export async function startCachedPortal(): Promise<TestPortal> {
  const portal = await startTestPortal();
  const cache = await startSessionCache(String(portal.portal.settings.DATABASE_URL));
  return {
    ...portal,
    close: async () => {
      await cache.stop();
      await portal.close();
    },
  };
}
