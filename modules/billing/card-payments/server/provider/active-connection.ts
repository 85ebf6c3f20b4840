import type { Queries } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';

/**
 * Returns the connected provider account for new card payments; refuses the request if card payment is not
 * offered. Only the configured provider ever charges.
 */
export async function activeConnection(db: Queries) {
  const found = await db
    .selectFrom('PaymentConnection')
    .selectAll()
    .where('IsCharging', '=', true)
    .executeTakeFirst();
  return found ?? fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_ONLINE_NOT_OFFERED' }] });
}
