import { sql } from 'kysely';
import type { Tx } from './connect.ts';

/**
 * The next number of a series, from 1, without holes: the counter's row stays locked until the issuing
 * transaction ends, so a number exists exactly when what carries it exists.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx
    .insertInto('NumberCounter')
    .values({ Name: series, Value: 1 })
    .onConflict((conflict) => conflict.column('Name').doUpdateSet({ Value: sql`number_counter.value + 1` }))
    .returning('Value')
    .executeTakeFirstOrThrow();
  return row.Value;
}

/** `{SchemeCode}-{YYYY}-{00001}` (assumption A3): applications and certificates count separately. */
export async function schemeNumber(
  tx: Tx,
  kind: 'application' | 'certificate',
  schemeCode: string,
  year: string,
) {
  const number = await nextNumber(tx, `${kind} ${schemeCode} ${year}`);
  return `${schemeCode}-${year}-${String(number).padStart(5, '0')}`;
}
