/**
 * Reads and saves the office hours of the support chat (default: Hong Kong office days, assumption A113); on
 * saving, everyone with an open chat is updated immediately.
 */
import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { chatRoutes } from '../rules/contract.ts';
import type { OfficeHours } from '../rules/hours.ts';

const NAME = 'chat hours';
const DAY = { From: '09:00', To: '18:00' };

/** Default hours: Hong Kong office days, unless configured otherwise (assumption A113). */
const USUAL: OfficeHours = { Days: [DAY, DAY, DAY, DAY, DAY, null, null], Holidays: [], Version: 0 };

export async function readHours(db: Queries, { lock }: { lock?: true } = {}): Promise<OfficeHours> {
  const found = db.selectFrom('Setting').select('Value').where('Name', '=', NAME);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row ? (row.Value as OfficeHours) : USUAL;
}

/** Saves the hours. All users with an open chat are notified immediately. */
export function saveHours(context: Context<(typeof chatRoutes)['saveHours']>): Promise<OfficeHours> {
  const { db, actor, body, at, address, idempotencyKey } = context;
  return db.transaction().execute(async (tx) => {
    const request = { actor, idempotencyKey, action: 'CHAT_HOURS', input: body };
    const first = await repeatedAnswer<OfficeHours>(tx, request);
    if (first) return first;
    // Inserts the row first: of two concurrent first saves, the second waits here and then finds a newer
    // version.
    await tx
      .insertInto('Setting')
      .values({ Name: NAME, Value: json(await readHours(tx)), UpdatedAt: at })
      .onConflict((conflict) => conflict.column('Name').doNothing())
      .execute();
    const before = await readHours(tx, { lock: true });
    if (before.Version !== body.Version) fail('ERR_CONFLICT', { Data: before });
    const after = { ...body, Version: before.Version + 1 };
    await tx
      .updateTable('Setting')
      .set({ Value: json(after), UpdatedAt: at })
      .where('Name', '=', NAME)
      .execute();
    await sql`select pg_notify('availability', 'conversations')`.execute(tx);
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'CHAT_HOURS',
      Object: NAME,
      Address: address,
      Detail: { Before: before, After: after },
    });
    await storeAnswer(tx, request, after);
    return after;
  });
}
