/**
 * Records the SQL of real application actions and replays it with pgbench, to show how many actions per
 * second PostgreSQL alone could perform.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applicationHandler } from '#modules/applications/applications/server/handler.ts';
import { authenticate } from '#modules/identity/sign-in/server/authenticate.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { withDatabase } from '#platform/server/database/with-database.ts';
import { performInTransaction } from '#platform/server/workflow/perform-action.ts';
import type { RunningPortal } from '../../stories/support/start-portal.ts';
import { signIn } from './filled-portal.ts';

/** Each client replays the action of a different application, so that none waits for another's lock. */
const CLIENTS = 16;
const SECONDS = 8;

/**
 * Returns how many actions per second PostgreSQL alone can perform: pgbench sends the prepared statements of
 * real actions with their values, 16 at once. The recorded actions and the replay are rolled back, so the
 * replay does not wait for the disk. Null if pgbench is not installed.
 */
export async function replayActions(portal: RunningPortal): Promise<number | null> {
  if (!(await pgbench(['--version']).catch(() => null))) return null;
  let perSecond = 0;
  await withDatabase({ DATABASE_URL: undefined, DATA_DIR: portal.dataDir }, async (url) => {
    const scripts = await recorded(url, await signIn(portal.url, 'coo'));
    const folder = await mkdtemp(join(tmpdir(), 'assay-pgbench-'));
    try {
      const rates = await Promise.all(
        scripts.map(async (script, at) => {
          const file = join(folder, `${at}.sql`);
          await writeFile(file, script);
          const { stdout } = await pgbench(['-n', '-M', 'prepared', '-T', String(SECONDS), '-f', file, url]);
          return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
        }),
      );
      perSecond = rates.reduce((sum, rate) => sum + rate, 0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
  return perSecond;
}

const pgbench = (options: readonly string[]) => promisify(execFile)('pgbench', options);

const ROLLBACK = new Error('only written down');

async function recorded(url: string, token: string): Promise<string[]> {
  const { db, pool } = connect(url, 1);
  let lines: string[] = [];
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values: unknown, ...more: unknown[]) => {
      if (typeof text === 'string') lines.push(`${inlined(text, Array.isArray(values) ? values : [])};`);
      return ask(text, values, ...more);
    }) as typeof client.query;
  });
  try {
    const actor = await authenticate(db, token);
    if (!actor) throw new Error('the COO is not signed in');
    const rows = await db
      .selectFrom('Application')
      .select('ApplicationKey')
      .where('ApplicationStatusCode', '=', 'UNDERREVIEW')
      .where('CurrentStep', '=', 'COO')
      .limit(CLIENTS)
      .execute();
    const scripts: string[] = [];
    for (const { ApplicationKey } of rows) {
      const request = {
        action: 'REJECT_PROGRESS' as const,
        key: ApplicationKey,
        input: { Remark: 'The scope has to be said more exactly.' },
        actor,
        language: 'EN' as const,
        at: new Date(),
        idempotencyKey: null,
      };
      const portal = { db, settings: readSettings({}) };
      // The first run fills the caches that a running portal already has.
      for (let time = 0; time < (scripts.length === 0 ? 2 : 1); time += 1) {
        lines = [];
        await db
          .transaction()
          .execute(async (tx) => {
            await performInTransaction(tx, portal, applicationHandler, request);
            throw ROLLBACK;
          })
          .catch((error: unknown) => {
            if (error !== ROLLBACK) throw error;
          });
      }
      scripts.push(lines.join('\n'));
    }
    return scripts;
  } finally {
    await db.destroy();
  }
}

const inlined = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_, at) => literal(values[Number(at) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return quoted(`{${value.map((one) => JSON.stringify(String(one))).join()}}`);
  if (value instanceof Date) return quoted(value.toISOString());
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`);
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
