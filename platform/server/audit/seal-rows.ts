/**
 * Adds new rows of the event log to its hash chain, in which each hash covers all rows before it, and
 * returns the newest link of the chain.
 */
import { sql } from 'kysely';
import type { Db, Queries, Tx } from '../database/connect.ts';
import { chainHash, GENESIS_HASH } from './chain-hash.ts';
import type { SealedRow } from './log-sealed-rows.ts';
import { ROW_TEXT } from './row-text.ts';

/** Maximum rows sealed in one transaction. */
const ROUND = 2_000;

type Waiting = { Id: number; Text: string };

/**
 * Seals unsealed rows, lowest ids first. Of several concurrent sealers one works and the others return 0; a
 * crash leaves no partial result. `onSealed` receives the sealed rows after the commit. Returns how many
 * rows were sealed; as many as `most` if more may be waiting.
 */
export async function sealRows(
  db: Db,
  most: number = ROUND,
  onSealed?: (sealed: readonly SealedRow[]) => Promise<void>,
): Promise<number> {
  const isAny = await db.selectFrom('AuditUnsealed').select('AuditId').limit(1).executeTakeFirst();
  if (!isAny) return 0;
  const sealed = await db.transaction().execute(async (tx): Promise<SealedRow[]> => {
    // A separate statement, so that the next one sees what the previous lock owner committed.
    const { rows } = await sql<{ IsMine: boolean; At: Date }>`
      select pg_try_advisory_xact_lock(hashtextextended('audit chain', 0)) as is_mine,
        date_trunc('milliseconds', clock_timestamp()) as at`.execute(tx);
    const [turn] = rows;
    if (!turn?.IsMine) return [];
    const some = await waiting(tx, most);
    return some.length > 0 ? write(tx, some, { At: turn.At, IsBehind: some.length === most }) : [];
  });
  if (sealed.length > 0) await onSealed?.(sealed);
  return sealed.length;
}

/** Returns the last seal of the chain. */
export const newestSeal = (db: Queries) =>
  db.selectFrom('AuditSeal').selectAll().orderBy('No', 'desc').limit(1).executeTakeFirst();

const waiting = async (tx: Tx, most: number): Promise<Waiting[]> =>
  (
    await sql<Waiting>`
      select audit.id, ${ROW_TEXT} as text from audit_unsealed join audit on audit.id = audit_unsealed.audit_id
      order by audit_unsealed.audit_id limit ${most}`.execute(tx)
  ).rows;

async function write(
  tx: Tx,
  some: readonly Waiting[],
  round: { At: Date; IsBehind: boolean },
): Promise<SealedRow[]> {
  const last = await newestSeal(tx);
  const first = (last?.No ?? 0) + 1;
  let before = last?.Hash ?? GENESIS_HASH;
  const hashes = some.map(({ Text }, at) => {
    before = chainHash(before, { ...round, No: first + at, Text });
    return before;
  });
  const ids = some.map(({ Id }) => Id);
  await sql`
    insert into audit_seal (no, audit_id, at, is_behind, hash)
    select ${first - 1} + given.nr, given.audit_id, ${round.At}, ${round.IsBehind}, given.hash
    from unnest(${ids}::bigint[], ${hashes}::bytea[]) with ordinality as given (audit_id, hash, nr)`.execute(
    tx,
  );
  await sql`delete from audit_unsealed where audit_id = any(${ids}::bigint[])`.execute(tx);
  return hashes.map((Hash, at) => ({ No: first + at, AuditId: ids[at] as number, Hash }));
}
