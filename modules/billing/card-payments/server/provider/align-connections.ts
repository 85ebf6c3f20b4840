import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { activeProvider } from './active-provider.ts';
import { keyMode } from './key-mode.ts';

/**
 * At start, stops charging through connected accounts of another provider or key mode (test or live) than
 * configured. Nothing is enabled here; an administrator connects.
 */
export async function alignConnections(db: Db, settings: Settings): Promise<void> {
  await db
    .updateTable('PaymentConnection')
    .set({ IsCharging: false })
    .where((eb) =>
      eb.or([
        eb('Provider', '<>', activeProvider(settings)),
        // Otherwise a test account would be charged real money, or a real account none.
        eb('Mode', '<>', keyMode(settings)),
      ]),
    )
    .where('IsCharging', '=', true)
    .execute();
}
