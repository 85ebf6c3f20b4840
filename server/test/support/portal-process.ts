import { startSessionCache } from '../../src/auth/start-session-cache.ts';
import { connect } from '../../src/db/connect.ts';
import { openFileStore } from '../../src/files/store.ts';
import { createPortal } from '../../src/http/portal.ts';
import { readSettings } from '../../src/settings.ts';
import { startMemory } from '../../src/start-memory.ts';

/** One of several servers on one database, in a process and with a session cache of its own; says its port. */
const settings = readSettings(process.env);
const { db } = connect(String(settings.DATABASE_URL), 5);
await startSessionCache(String(settings.DATABASE_URL));
await startMemory(db, String(settings.DATABASE_URL));
const app = await createPortal({ db, settings }, openFileStore(settings));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
process.on('disconnect', () => process.exit(0));
