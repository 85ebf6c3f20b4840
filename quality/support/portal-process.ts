import '#apps/server/compose.ts';
import { createPortal } from '#apps/server/portal.ts';
import { startCacheRefresh } from '#apps/server/start-cache-refresh.ts';
import { startSessionCache } from '#modules/identity/sign-in/server/start-session-cache.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';

/**
 * Child process that runs one portal server on a shared test database, for tests with several processes
 * (`fork-server.ts` starts it); it reports its port to the parent.
 */
const settings = readSettings(process.env);
const { db } = connect(String(settings.DATABASE_URL), 5);
await startSessionCache(String(settings.DATABASE_URL));
await startCacheRefresh(db, String(settings.DATABASE_URL));
const app = await createPortal({ db, settings }, openFileStore(settings));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
process.on('disconnect', () => process.exit(0));
