/**
 * Large seed: fills a trial portal with up to millions of applications by copying those of the demo in SQL,
 * with indexes, foreign keys and triggers removed during the inserts.
 */
import pg from 'pg';
import { EVALUATION, EVALUATION_TABLES } from './add-evaluation.ts';
import { addOrganisations } from './add-organisations.ts';
import { addStaff } from './add-staff.ts';
import { COPIED } from './copied-tables.ts';
import { copyStatement } from './copy-table.ts';
import { planCopies } from './plan-copies.ts';

type Brake = { takeOff: string; putBack: string };

/**
 * Removes what slows down a million inserts and suppresses notifications: lookup indexes, foreign keys
 * (checked once for all rows when restored) and triggers. Returns a function that restores all of it.
 */
async function withoutBrakes(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const triggers = tables.map((table) => ({
    takeOff: `alter table ${table} disable trigger user`,
    putBack: `alter table ${table} enable trigger user`,
  }));
  const brakes = [
    ...(await found(client, REFERENCES, tables)),
    ...triggers,
    ...(await found(client, INDEXES, tables)),
  ];
  for (const { takeOff } of brakes) await client.query(takeOff);
  // Indexes are restored first, because foreign key checks use them.
  return async () => {
    for (const { putBack } of brakes.toReversed()) await client.query(putBack);
  };
}

const found = async (client: pg.Client, query: string, tables: readonly string[]): Promise<Brake[]> =>
  (await client.query<Brake>(query, [tables])).rows;

const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "takeOff",
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "putBack"
  from pg_constraint where conrelid = any($1::regclass[]) and contype = 'f'`;

const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as "takeOff", pg_get_indexdef(indexrelid) as "putBack"
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;

/** A certification body of this size receives about forty applications per organisation in ten years. */
const APPLICATIONS_EACH = 40;
const MARK = 'large data';
const TABLES = [...COPIED.map(({ table }) => table), ...EVALUATION_TABLES];

type Progress = (what: string, rows: number | null) => void;

/**
 * Turns the few demo applications into many: each is a copy of one created through the action handler, with
 * separate organisation, users, numbers and dates (decision 0038). It runs in one transaction. Throws a
 * plain sentence if the database must not be filled.
 */
export async function seedLarge(url: string, count: number, notified: Progress): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await rejectDatabase(client);
    await client.query('begin');
    await prepare(client);
    const organisations = Math.max(1, Math.round(count / APPLICATIONS_EACH));
    await addOrganisations(client, organisations);
    notified('organisations, with an account each', organisations);
    await addStaff(client);
    await planCopies(client, count, organisations);
    notified('plan', count);
    // Prepared while foreign keys exist, because they show which columns refer to accounts.
    const statements: [string, string][] = [];
    for (const copied of COPIED) statements.push([copied.table, await copyStatement(client, copied)]);
    const putBack = await withoutBrakes(client, [...TABLES, 'application_text']);
    for (const [table, statement] of statements) notified(table, (await client.query(statement)).rowCount);
    for (const [what, statement] of EVALUATION) {
      await client.query(statement);
      notified(what, null);
    }
    // The triggers of search texts and statistics were disabled too, so both are computed here.
    await client.query(SEARCHED);
    await putBack();
    notified('indexes and references', null);
    await client.query('select rebuild_application_figures()');
    notified('figures', null);
    await finish(client, count);
    await client.query('commit');
    await client.query(
      `vacuum analyze ${['account', 'account_text', 'application_text', 'organisation', 'application_stage_interval', 'application_month', ...TABLES].join(', ')}`,
    );
    notified('statistics', null);
  } finally {
    await client.end();
  }
}

async function rejectDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select (select value from setting where name = 'demo data') = '"DONE"' as "isDemo",
       exists (select from setting where name = $1) as "isLarge"`,
    [MARK],
  );
  const { isDemo, isLarge } = rows[0];
  if (!isDemo) throw new Error('This database has no demo data: only a demo portal can be filled.');
  if (isLarge) throw new Error('This database has already been filled.');
}

/** Throws if the database is in use, because clients would wait for locked tables for minutes. */
export async function requireExclusive(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (rowCount) throw new Error('The portal is running on this database: stop it first.');
  } finally {
    await client.end();
  }
}

async function prepare(client: pg.Client): Promise<void> {
  await client.query(`set local maintenance_work_mem = '1GB'`);
  await client.query(`set local work_mem = '256MB'`);
  await client.query(MOVED);
}

const SEARCHED = `
  insert into application_text
  select id, search from application where id not in (select application_id from application_text)`;

/** Shifts the dates within JSON. */
const MOVED = `
  create function pg_temp.seed_moved(told jsonb, shift interval) returns jsonb language sql stable return (
    select coalesce(jsonb_agg(jsonb_set(line, '{At}',
      to_jsonb(to_char(((line->>'At')::timestamptz + shift) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      order by place), '[]')
    from jsonb_array_elements(told) with ordinality as lines (line, place))`;

async function finish(client: pg.Client, count: number): Promise<void> {
  for (const table of ['application', 'certificate', 'invoice', 'nonconformity'])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
      table,
    ]);
  // Too much for one transaction: the portal computes the due dates when it runs.
  await client.query(
    'insert into certificate_due_stale (certificate_id) select id from certificate order by expiry_date desc nulls first',
  );
  await client.query(`select graphile_worker.add_job('cycle.settle', '{}'::json, job_key => 'cycle.settle')`);
  await client.query('insert into setting (name, value) values ($1, to_jsonb($2::int))', [MARK, count]);
}
