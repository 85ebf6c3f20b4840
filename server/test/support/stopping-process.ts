import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../src/db/connect.ts';
import { createApp } from '../../src/http/create-app.ts';
import { createReadiness } from '../../src/operation/readiness.ts';
import { registerHealth } from '../../src/operation/register-health.ts';
import { readSettings } from '../../src/settings.ts';
import { stopWhenAsked } from '../../src/stop-when-asked.ts';

/** The frame of a portal with one slow answer, to see how it ends; says its port. */
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
stopWhenAsked({
  begin: readiness.beginStop,
  drainMs: 500,
  jobs: [],
  doors: [() => app.close()],
  stops: [() => db.destroy()],
});
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
