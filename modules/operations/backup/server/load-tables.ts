/**
 * Database part of a restore: loads all tables of a backup into an empty, migrated database in one
 * transaction, and ends sessions, one-time links and tickets so that none is revived.
 */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import type { CopyConnection } from './copy-connection.ts';
import { AS_TEXT } from './database-snapshot.ts';
import { type Folder, readPart } from './folder.ts';
import type { Manifest } from './manifest.ts';

/**
 * Ends what may have ended since the snapshot and must not be revived: sessions, one-time links, download
 * tickets. Files regenerated on request are not part of a backup, so their rows are marked as gone.
 */
const REVOKE_ENDED: readonly string[] = [
  `update session set ended_at = now() where ended_at is null`,
  `update one_time_link set used_at = now() where used_at is null`,
  `delete from download_ticket`,
  `update export set state = 'EXPIRED', storage_key = null where state = 'READY'`,
  `update export set storage_key = null where state in ('CANCELLED', 'FAILED', 'EXPIRED')`,
  `update accreditation_file set status = 'GONE', storage_key = null where status = 'READY'`,
];

/** Feeds `COPY … FROM STDIN` at the speed of the database. A read error fails the statement. */
const copyIn = (client: pg.Client, statement: string, source: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    let broken: unknown;
    client.query({
      submit: (connection: unknown) => (connection as CopyConnection).query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        feed(connection, source).catch((error: unknown) => {
          broken = error;
          connection.sendCopyFail('the backup could not be read');
        });
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        source.destroy();
        reject(broken ?? error);
      },
    } as pg.Submittable);
  });

async function feed(connection: CopyConnection, source: Readable): Promise<void> {
  for await (const piece of source) {
    connection.sendCopyFromChunk(piece);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}

type Definition = { drop: string; make: string };

/**
 * Restores all rows in one transaction. Triggers are disabled; indexes and references are dropped first and
 * recreated after the rows, which verifies every reference. The rights of the tables' owner are sufficient.
 */
export async function loadTables(client: pg.Client, folder: Folder, manifest: Manifest): Promise<void> {
  await client.query(AS_TEXT);
  await client.query('begin');
  try {
    const names = manifest.Tables.map(({ Name }) => Name);
    const aside = await setAside(client);
    for (const { drop } of aside) await client.query(drop);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const { Name, Columns, ...part } of manifest.Tables)
      await copyIn(client, `copy ${Name} (${Columns.join(', ')}) from stdin`, readPart(folder, part));
    await countRows(client, manifest);
    for (const { Name, Value, IsCalled } of manifest.Sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [Name, Value, IsCalled]);
    for (const { make } of aside.toReversed()) await client.query(make);
    for (const statement of REVOKE_ENDED) await client.query(statement);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
  } catch (error) {
    // The first error is thrown; a lost connection has been rolled back by the database.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

/**
 * Indexes without a constraint come first, then references, which need the indexes. Dropped in reverse
 * order.
 */
async function setAside(client: pg.Client): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(`
    select drop, make from (
      select 1 as turn, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union all
      select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    ) as found order by turn, drop`);
  const isReference = ({ make }: Definition): boolean => make.startsWith('alter table');
  return [...rows.filter(isReference), ...rows.filter((one) => !isReference(one))];
}

async function countRows(client: pg.Client, { Tables }: Manifest): Promise<void> {
  for (const { Name, Rows } of Tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${Name}`);
    if (Number(rows[0]?.n) !== Rows)
      throw new Error(`${Name} has ${rows[0]?.n} rows, but the backup lists ${Rows}.`);
  }
}
