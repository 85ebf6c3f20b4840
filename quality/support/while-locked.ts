import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#platform/server/database/connect.ts';
import type { Answer } from './portal.ts';

/**
 * Makes account actions of a test overlap for certain: locks the rows of the accounts, starts all actions,
 * and releases the lock once all wait for it; returns their responses.
 */
export async function whileLocked(
  db: Db,
  userKeys: readonly string[],
  actions: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { answers } = await db.transaction().execute(async (tx) => {
    await sql`select from account where user_key = any(${userKeys}) for update`.execute(tx);
    const answers = Promise.all(actions.map((perform) => perform()));
    await expect
      .poll(async () => (await waiting.execute(db)).rows.length, { timeout: 10_000, interval: 10 })
      .toBe(actions.length);
    return { answers };
  });
  return answers;
}
