import '#apps/server/compose.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { shutDownOnSignal } from '#apps/server/graceful-shutdown.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { createReadiness } from '#platform/server/operation/readiness.ts';
import { registerHealth } from '#platform/server/operation/register-health.ts';

/**
 * Child process: a portal server with one slow endpoint, for tests of shutdown; reports its port to the
 * parent.
 */
const settings = readSettings(process.env);
const { db } = connect(String(settings.DATABASE_URL), 2);
const readiness = createReadiness();
const app = await createApp(settings);
registerHealth(app, readiness);
app.get('/slow', async () => {
  await wait(Number(process.env['SLOW_MS'] ?? 900));
  const { Count } = await db
    .selectFrom('Account')
    .select((eb) => eb.fn.countAll<number>().as('Count'))
    .executeTakeFirstOrThrow();
  return { Count };
});
await app.listen({ port: 0, host: '127.0.0.1' });
readiness.started(db);
shutDownOnSignal({
  onShutdown: readiness.startShutdown,
  drainMs: 500,
  jobs: [],
  servers: [() => app.close()],
  stops: [() => db.destroy()],
});
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
