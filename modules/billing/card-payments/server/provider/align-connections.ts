import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { activeProvider } from './active-provider.ts';
import { keyMode } from './key-mode.ts';

/**
 * At start: only the connection of the provider that the portal is set up for may charge, made with a key of its mode. Nothing is switched on here;
 * an administrator connects.
 */
export async function alignConnections(db: Db, settings: Settings): Promise<void> {
  await db
    .updateTable('PaymentConnection')
    .set({ IsCharging: false })
    .where((eb) =>
      eb.or([
        eb('Provider', '<>', activeProvider(settings)),
        // A test account would be charged with real money, or a real one with none.
        eb('Mode', '<>', keyMode(settings)),
      ]),
    )
    .where('IsCharging', '=', true)
    .execute();
}
