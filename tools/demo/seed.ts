import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { personRows, withoutSession } from '#modules/identity/sign-in/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { type DemoStage, loadDemo, type ModuleDemo, stepsOf } from '#platform/server/demo/module-demo.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { DEMO_MARK, isDemoPending } from './is-demo-pending.ts';

const RETRY_DELAY_MS = 250;

/**
 * Creates the demo data that the modules declare in an empty database when a trial portal starts; one
 * process at a time, again after an interruption, and never in a database with real accounts.
 */
export function seedDemo(portal: Portal, store: FileStore): Promise<void> {
  return portal.db.connection().execute(async (own) => {
    await acquireSeedLock(own);
    try {
      await seedOnce(portal, store);
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${DEMO_MARK}, 0))`.execute(own);
    }
  });
}

/**
 * If several processes start on an empty database, one seeds it and the others wait, possibly longer than
 * the statement time-out. The lock belongs to the connection, so it is released if the process is killed.
 */
async function acquireSeedLock(own: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ IsMine: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${DEMO_MARK}, 0)) as is_mine`.execute(own);
    if (rows[0]?.IsMine) return;
    await wait(RETRY_DELAY_MS);
  }
}

async function seedOnce(portal: Portal, store: FileStore): Promise<void> {
  const { db } = portal;
  if (!(await isDemoPending(db))) return;
  const parts = await loadDemo();
  await startSeed(portal, parts);
  const stage: DemoStage = {
    portal: { ...portal, isQuiet: true },
    store,
    now: new Date(),
    person: await findPeople(db),
  };
  for (const act of stepsOf(parts.map(({ acts }) => acts))) await act(stage);
  for (const notify of stepsOf(parts.map(({ news }) => news))) await notify(portal);
  await db
    .updateTable('Setting')
    .set({ Value: json<unknown>('DONE') })
    .where('Name', '=', DEMO_MARK)
    .execute();
}

const startSeed = ({ db }: Portal, parts: readonly ModuleDemo[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const emptied = parts.flatMap((part) => part.emptied ?? []).map((table) => sql.table(table));
    await sql`truncate ${sql.join(emptied)} restart identity cascade`.execute(tx);
    for (const write of stepsOf(parts.map(({ rows }) => rows))) await write(tx);
    await tx
      .insertInto('Setting')
      .values({ Name: DEMO_MARK, Value: json<unknown>('BEGUN') })
      .execute();
  });

async function findPeople(db: Db): Promise<DemoStage['person']> {
  const rows = await personRows(db).execute();
  const people = new Map(rows.map((row) => [row.Email, withoutSession(row)]));
  return (name) => {
    const person = people.get(`${name}@demo.test`);
    if (!person) throw new Error(`nobody in the demo is called ${name}`);
    return person;
  };
}
