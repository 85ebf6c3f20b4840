/**
 * Diagnostic check: PostgreSQL connection, version, migrations, durability, capacity and event log
 * protection.
 */
import pg from 'pg';
import { missingMigrations } from '#platform/server/database/missing-migrations.ts';
import { type DiagnosticContext, type Finding, ok, reasonOf, warn, wrong } from './types.ts';

const MIN_VERSION = 160_000;
/** Maximum number of connections per process: its pool, the listener and the workers. */
const PER_PROCESS = 15;
const PROCESSES = 4;
/** Limit for the write-ahead log that the server retains for a disconnected standby. */
const MAX_RETAINED_WAL_BYTES = 5 * 1024 ** 3;

type State = {
  version: string;
  number: number;
  encoding: string;
  fsync: string;
  commit: string;
  pages: string;
  most: number;
  used: number;
  super: boolean;
  changes: boolean;
  slot: string | null;
  kept: string | null;
};

/**
 * Checks that the database is reachable, recent, migrated and durable, has capacity, and protects the event
 * log from the portal.
 */
export async function checkDatabase({ url }: DiagnosticContext): Promise<Finding[]> {
  if (url === null) return [ok('The embedded PostgreSQL, managed by the portal: it needs no configuration.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await findings(client);
  } catch (error) {
    return [
      wrong(
        `The connection to PostgreSQL failed: ${reasonOf(error)}`,
        'Without the database the portal answers all requests with 503.',
        'Check that PostgreSQL is running and reachable from this machine, and that DATABASE_URL has the correct address, role, password and database.',
      ),
    ];
  } finally {
    // The findings are complete; a lost connection is closed already.
    await client.end().catch(() => undefined);
  }
}

async function findings(client: pg.Client): Promise<Finding[]> {
  const missing = await missingMigrations(client);
  const state = await stateOf(client);
  const found: Finding[] = [
    ok(`PostgreSQL ${state.version}, ${state.used} of ${state.most} connections in use.`),
  ];
  if (missing.length > 0)
    found.push(
      wrong(
        `${missing.length} migrations are missing, the first is ${missing[0]}.`,
        'The portal does not start with tables of an earlier version.',
        'Run `npm run portal -- migrate` (in the image: `portal migrate`).',
      ),
    );
  if (state.number < MIN_VERSION)
    found.push(
      wrong(
        `PostgreSQL ${state.version} is older than 16.`,
        'The portal uses features of later versions.',
        'Upgrade it; the portal is tested with 18.',
      ),
    );
  if (state.encoding !== 'UTF8')
    found.push(
      wrong(
        `The encoding of the database is ${state.encoding}.`,
        'Chinese text cannot be stored in it.',
        'Create a new database with ENCODING UTF8 and move the data to it.',
      ),
    );
  return [...found, ...durability(state), ...roles(state), ...room(state)];
}

const stateOf = async (client: pg.Client): Promise<State> => {
  const { rows } = await client.query<State>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages, current_setting('max_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      (select rolsuper from pg_roles where rolname = current_user) as super,
      coalesce(has_table_privilege(to_regclass('audit'), 'UPDATE, DELETE, TRUNCATE'), false) as changes,
      slot.slot_name as slot, slot.kept::text as kept
    from (select 1) one left join lateral (
      select slot_name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) as kept from pg_replication_slots
      where not pg_is_in_recovery() order by kept desc nulls last limit 1) slot on true`);
  const [state] = rows;
  if (!state) throw new Error('PostgreSQL returned no information about itself.');
  return state;
};

const durability = ({ fsync, commit, pages }: State): Finding[] =>
  [
    { name: 'fsync', value: fsync, isRight: fsync === 'on' },
    { name: 'full_page_writes', value: pages, isRight: pages === 'on' },
    // `local` and the remote modes all wait for this machine's disk.
    { name: 'synchronous_commit', value: commit, isRight: commit !== 'off' },
  ]
    .filter(({ isRight }) => !isRight)
    .map(({ name, value }) =>
      wrong(
        `${name} is ${value}.`,
        'Changes that the portal has confirmed can be lost in a power failure.',
        `Set ${name}=on in postgresql.conf.`,
      ),
    );

const roles = (state: State): Finding[] =>
  state.super || state.changes
    ? [
        warn(
          state.super
            ? 'The portal connects as a superuser.'
            : 'The role of the portal has permission to change the event log.',
          'An attacker with control of the portal could rewrite the history; the hash chain would reveal it, not prevent it.',
          'Use a separate role as the owner of the tables: set DATABASE_OWNER_URL and run `npm run portal -- migrate`.',
        ),
      ]
    : [];

function room({ most, used, slot, kept }: State): Finding[] {
  const found: Finding[] = [];
  if (most < PER_PROCESS * PROCESSES)
    found.push(
      warn(
        `max_connections is ${most}.`,
        `A process of the portal uses up to ${PER_PROCESS}: two API processes and two workers need ${PER_PROCESS * PROCESSES}.`,
        'Increase max_connections, or run fewer processes.',
      ),
    );
  if (used > most * 0.9)
    found.push(
      warn(
        `${used} of ${most} connections are in use.`,
        'Further connections will be refused.',
        'Increase max_connections.',
      ),
    );
  if (slot !== null && Number(kept) > MAX_RETAINED_WAL_BYTES)
    found.push(
      warn(
        `The replication slot ${slot} retains ${Math.round(Number(kept) / 1024 ** 3)} GB of WAL.`,
        'Its standby is unavailable, and the disk fills up until the database stops.',
        `Restart the standby, or drop the slot: select pg_drop_replication_slot('${slot.replaceAll("'", "''")}').`,
      ),
    );
  return found;
}
