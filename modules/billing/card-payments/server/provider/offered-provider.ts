import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Returns the provider offered for card payments now; null while none is connected. */
export async function offeredProvider(db: Queries): Promise<ProviderName | null> {
  const found = await db
    .selectFrom('PaymentConnection')
    .select('Provider')
    .where('IsCharging', '=', true)
    .executeTakeFirst();
  return found?.Provider ?? null;
}
