import type { Selectable } from 'kysely';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { activeProvider } from '../provider/active-provider.ts';

export type StoredConnection = Selectable<Tables['PaymentConnection']>;

/**
 * Loads the connected account of the configured card provider (Stripe or sandbox) from the database;
 * undefined if none is connected.
 */
export function storedConnection(db: Queries, settings: Settings): Promise<StoredConnection | undefined> {
  return db
    .selectFrom('PaymentConnection')
    .selectAll()
    .where('Provider', '=', activeProvider(settings))
    .executeTakeFirst();
}
