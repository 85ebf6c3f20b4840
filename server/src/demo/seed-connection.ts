import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';
import { activeProvider } from '../payment/provider/active-provider.ts';
import type { Settings } from '../settings.ts';

/**
 * The demo takes cards through the sandbox, with its books empty. With a key of Stripe's an administrator connects:
 * nobody's account is charged because of demo data.
 */
export async function seedConnection(tx: Tx, settings: Settings): Promise<void> {
  await sql`truncate sandbox_payment, sandbox_refund, sandbox_event, payment_connection, payment_event`.execute(
    tx,
  );
  if (activeProvider(settings) !== 'SANDBOX') return;
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
