import { startSessionCache } from '../../src/auth/start-session-cache.ts';
import { connect } from '../../src/db/connect.ts';
import { startTestPortal, type TestPortal } from './portal.ts';

/** The test portal with the session cache that a running one has: what ends a session is heard of at once. */
export async function startCachedPortal(): Promise<TestPortal> {
  const house = await startTestPortal();
  const { pool } = connect(String(house.portal.settings.DATABASE_URL), 1);
  const cache = await startSessionCache(pool);
  return {
    ...house,
    close: async () => {
      await cache.stop();
      await pool.end();
      await house.close();
    },
  };
}
