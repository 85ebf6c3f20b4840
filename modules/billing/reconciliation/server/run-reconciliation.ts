import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { compareInDatabase } from './compare-in-database.ts';
import { compareWithProviders, type ProviderCheckInput } from './compare-with-providers.ts';

/**
 * Compares applications, invoices, payments, refunds, their history and the provider's ledger, and yields
 * each difference as it is found. Reads only; nothing is corrected, because people have to decide which side
 * is right.
 */
export async function* runReconciliation(
  portal: Portal,
  input: ProviderCheckInput,
): AsyncGenerator<Difference> {
  yield* compareInDatabase(portal.db, input.at);
  yield* compareWithProviders(portal, input);
}
