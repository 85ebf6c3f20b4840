/** Allocates a random unused position on the credential status lists. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { STATUS_LIST_BITS } from '../rules/credential.ts';

/** A list is filled to only half, so that a random free position is found quickly. */
const USED = STATUS_LIST_BITS / 2;

export type Slot = { StatusList: number; StatusIndex: number };

/**
 * Returns a position that was never used, chosen at random because sequential positions would reveal which
 * certificates were issued together. Locked until the transaction ends.
 */
export async function freeSlot(tx: Tx): Promise<Slot> {
  await sql`select pg_advisory_xact_lock(hashtextextended('credential slot', 0))`.execute(tx);
  const last = await tx
    .selectFrom('Credential')
    .select((eb) => [
      eb.fn.max('StatusList').as('List'),
      eb
        .selectFrom('Credential as Same')
        .select((inner) => inner.fn.countAll<number>().as('Used'))
        .where('StatusList', '=', sql<number>`(select max(status_list) from credential)`)
        .as('Used'),
    ])
    .executeTakeFirstOrThrow();
  const list = last.List ?? 1;
  const StatusList = Number(last.Used ?? 0) < USED ? list : list + 1;
  for (;;) {
    const StatusIndex = randomInt(STATUS_LIST_BITS);
    const taken = await tx
      .selectFrom('Credential')
      .select('Id')
      .where('StatusList', '=', StatusList)
      .where('StatusIndex', '=', StatusIndex)
      .executeTakeFirst();
    if (!taken) return { StatusList, StatusIndex };
  }
}
