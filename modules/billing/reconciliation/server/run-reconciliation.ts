import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { compareInDatabase } from './compare-in-database.ts';
import { compareWithProviders, type ProviderCheckInput } from './compare-with-providers.ts';

/**
 * Runs the whole reconciliation of invoices, payments and refunds, within the database and with the card
 * providers, and yields each difference. Reads only: people have to decide which side is right.
 */
export async function* runReconciliation(
  portal: Portal,
  input: ProviderCheckInput,
): AsyncGenerator<Difference> {
  yield* compareInDatabase(portal.db, input.at);
  yield* compareWithProviders(portal, input);
}
