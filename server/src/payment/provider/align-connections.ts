import type { Db } from '../../db/connect.ts';
import type { Settings } from '../../settings.ts';
import { activeProvider } from './active-provider.ts';

/**
 * At start: only the connection of the provider that the portal is set up for may charge. Nothing is switched on here;
 * an administrator connects.
 */
export async function alignConnections(db: Db, settings: Settings): Promise<void> {
  await db
    .updateTable('PaymentConnection')
    .set({ IsCharging: false })
    .where('Provider', '<>', activeProvider(settings))
    .where('IsCharging', '=', true)
    .execute();
}
