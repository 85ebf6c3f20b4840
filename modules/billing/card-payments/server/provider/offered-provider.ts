import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Returns the provider with which invoices can be paid by card now; null if no connected account accepts
 * charges.
 */
export async function offeredProvider(db: Queries): Promise<ProviderName | null> {
  const found = await db
    .selectFrom('PaymentConnection')
    .select('Provider')
    .where('IsCharging', '=', true)
    .executeTakeFirst();
  return found?.Provider ?? null;
}
