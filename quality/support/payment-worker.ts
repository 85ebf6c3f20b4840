import '#apps/server/compose.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { startWorker } from '#platform/server/jobs/worker.ts';

/**
 * Child process that runs the portal's background worker on a test database, for tests that kill it in the
 * middle of payment jobs.
 */
const settings = readSettings(process.env);
const url = String(settings.DATABASE_URL);
const { db } = connect(url, 5);
await startWorker({ db, settings }, { url, concurrency: 1 });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
