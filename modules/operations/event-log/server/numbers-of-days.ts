import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** The time by which numbers and moments of two rows may be in another order: no transaction is open for longer. */
const OUT_OF_ORDER = sql`interval '5 minutes'`;

type Days = { From?: string | undefined; To?: string | undefined };

/** Rows are read in the order of their numbers, so days become numbers first; the moment then decides at the edges. */
export async function numbersOfDays(db: Db, { From, To }: Days): Promise<RawBuilder<SqlBool>[]> {
  const parts: RawBuilder<SqlBool>[] = [];
  if (From) {
    const begin = hongKongMidnight(From);
    const { rows } = await sql<{ No: number | null }>`
      select min(near.id) as no from audit as near where near.at >= ${begin} and near.at <= ${OUT_OF_ORDER} +
        (select min(first.at) from audit as first where first.at >= ${begin})`.execute(db);
    parts.push(sql<SqlBool>`audit.at >= ${begin} and audit.id >= ${rows[0]?.No ?? Number.MAX_SAFE_INTEGER}`);
  }
  if (To) {
    const end = hongKongMidnight(addDays(To, 1));
    const { rows } = await sql<{ No: number | null }>`
      select max(near.id) as no from audit as near where near.at < ${end} and near.at >=
        (select max(last.at) from audit as last where last.at < ${end}) - ${OUT_OF_ORDER}`.execute(db);
    parts.push(sql<SqlBool>`audit.at < ${end} and audit.id <= ${rows[0]?.No ?? -1}`);
  }
  return parts;
}
