import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { compareInDatabase } from './compare-in-database.ts';
import { compareWithProviders, type ProviderCheckInput } from './compare-with-providers.ts';

/**
 * Compares applications, invoices, payments, refunds, their history and the provider's books, and answers every
 * disagreement as it is found. Reads only; nothing is mended here, because which side is right is for people to say.
 */
export async function* runReconciliation(
  portal: Portal,
  asked: ProviderCheckInput,
): AsyncGenerator<Difference> {
  yield* compareInDatabase(portal.db, asked.at);
  yield* compareWithProviders(portal, asked);
}
