/**
 * Records with database triggers every row that is written, so that the generated tests detect a refused
 * call which nevertheless changed something.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** A row that was written, and when. */
export type Trace = { Table: string; Change: string; At: number };
export type Traces = {
  /** Returns what was written since the last call and not rolled back. */
  read: () => Promise<Trace[]>;
};

/**
 * Adds triggers that record each written row, in the same transaction, so that a rollback leaves no record.
 * A user's last activity, updated at most once a minute by any call, is not recorded. `At` lies between
 * request and response of the call.
 */
export async function watchTraces(db: Db): Promise<Traces> {
  await sql`create unlogged table public.generated_trace
    (id bigint generated always as identity primary key, name text not null, change text not null, at timestamptz not null)`.execute(
    db,
  );
  await sql`create function public.note_generated_trace() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and tg_table_name = 'session'
      and to_jsonb(old) - 'seen_at' = to_jsonb(new) - 'seen_at' then
      return null;
    end if;
    if tg_op <> 'UPDATE' or not (old *= new) then
      insert into public.generated_trace (name, change, at) values (tg_table_name, tg_op, clock_timestamp());
    end if;
    return null;
  end $$`.execute(db);
  const { rows } = await sql<{ Name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename <> 'generated_trace'`.execute(db);
  for (const { Name } of rows)
    await sql`create trigger note_generated_trace after insert or update or delete on ${sql.raw(Name)}
      for each row execute function public.note_generated_trace()`.execute(db);
  return { read: () => readTraces(db) };
}

async function readTraces(db: Db): Promise<Trace[]> {
  const { rows } = await sql<{ Table: string; Change: string; At: number }>`
    delete from public.generated_trace
    returning name as "table", change, (extract(epoch from at) * 1000)::float8 as at`.execute(db);
  return rows.toSorted((a, b) => a.At - b.At);
}
