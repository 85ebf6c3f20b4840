/**
 * Database part of a backup: writes all tables as of one moment, and the list of files that they reference,
 * to the backup folder, and prevents the removal of files until the backup is done.
 */
import { Readable } from 'node:stream';
import pg from 'pg';
import { FILE_REMOVAL_LOCK } from '#platform/server/files/can-remove-files.ts';
import type { CopyConnection } from './copy-connection.ts';
import { type Folder, writePart } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { sequencesOf, tablesOf } from './tables.ts';

/** Streams the result of `COPY … TO STDOUT` at the speed of the reader, never entirely in memory. */
function copyOut(client: pg.Client, statement: string): Readable {
  let connection: CopyConnection | undefined;
  const rows = new Readable({ read: () => void connection?.stream.resume() });
  client.query({
    submit(value: unknown) {
      connection = value as CopyConnection;
      connection.query(statement);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // Copied, because the chunk is a view of a buffer that the connection reuses.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleCommandComplete() {},
    handleReadyForQuery() {
      // No more data is needed, but the response to the next statement has to be read.
      connection?.stream.resume();
      rows.push(null);
    },
    handleError: (error: Error) => void rows.destroy(error),
  } as pg.Submittable);
  return rows;
}

export type DatabaseSnapshot = Pick<
  Manifest,
  'SnapshotAt' | 'PostgreSql' | 'Migrations' | 'Tables' | 'Sequences'
> & {
  Files: Pick<Manifest['Files'], 'Path' | 'Size' | 'Sha256'>;
};

/** Session settings that make the text format of values independent of the server's configuration. */
export const AS_TEXT = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set timezone = 'UTC'; set client_encoding = 'UTF8'; set bytea_output = 'hex'; set search_path = public;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`;

const FETCHED = 1_000;

/**
 * Prevents the removal of any referenced file until the work is done: files are copied after the snapshot,
 * while users continue to work. Allows one backup at a time.
 */
export async function withFileRemovalLocked<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(AS_TEXT);
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('backup', 0)) as mine`,
    );
    if (!rows[0]?.mine) throw new Error('Another backup of this portal is in progress.');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [FILE_REMOVAL_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes all rows as of one moment, and the list of the files they reference. Does not block other
 * transactions.
 */
export async function snapshotDatabase(client: pg.Client, folder: Folder): Promise<DatabaseSnapshot> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ at: Date; version: string }>(
    `select clock_timestamp() as at, current_setting('server_version') as version`,
  );
  const { rows: Migrations } = await client.query<{ Name: string; Sha256: string }>(
    `select name as "Name", sha256 as "Sha256" from migration order by name`,
  );
  const Tables = [];
  for (const { Name, Columns } of await tablesOf(client)) {
    const path = `tables/${Name.replaceAll(/[^\w.]/g, '')}.copy.zst`;
    const { rows: counted } = await client.query<{ n: string }>(`select count(*) as n from ${Name}`);
    const source = copyOut(client, `copy ${Name} (${Columns.join(', ')}) to stdout`);
    const part = await writePart(folder, path, source);
    Tables.push({ ...part, Name, Columns, Rows: Number(counted[0]?.n) });
  }
  const Files = await writePart(folder, 'files.jsonl.zst', Readable.from(fileLines(client)));
  const Sequences = await sequencesOf(client);
  await client.query('commit');
  const [begun] = rows;
  if (!begun) throw new Error('The database did not return its time.');
  return {
    SnapshotAt: begun.at.toISOString(),
    PostgreSql: begun.version,
    Migrations,
    Tables,
    Sequences,
    Files,
  };
}

async function* fileLines(client: pg.Client): AsyncGenerator<string> {
  await client.query(`declare kept cursor for
    select json_build_object('Key', storage_key, 'Size', size, 'Sha256', sha256)::text as line
    from file order by storage_key`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${FETCHED} from kept`);
    if (rows.length === 0) return;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
}
