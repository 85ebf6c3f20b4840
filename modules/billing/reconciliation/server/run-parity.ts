import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { type Asked, atProvider } from './at-provider.ts';
import { inDatabase } from './in-database.ts';

/**
 * Compares applications, invoices, payments, refunds, their history and the provider's books, and answers every
 * disagreement as it is found. Reads only; nothing is mended here, because which side is right is for people to say.
 */
export async function* runParity(portal: Portal, asked: Asked): AsyncGenerator<Difference> {
  yield* inDatabase(portal.db, asked.at);
  yield* atProvider(portal, asked);
}
