import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';

/**
 * The demo takes cards through the sandbox, with its books empty, also where there is a key of Stripe's: nobody's
 * account is charged because of demo data. The start then closes it again, and an administrator connects Stripe.
 */
export async function seedConnection(tx: Tx): Promise<void> {
  await sql`truncate sandbox_payment, sandbox_refund, sandbox_event, payment_connection, payment_event`.execute(
    tx,
  );
  await tx
    .insertInto('PaymentConnection')
    .values({
      Provider: 'SANDBOX',
      Account: 'sba_demo',
      Name: 'Sandbox',
      IsCharging: true,
      IsPayingOut: true,
      ConnectedById: null,
    })
    .execute();
}
