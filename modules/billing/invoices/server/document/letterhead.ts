import type { Portal } from '#platform/server/http/context.ts';
import { issuerNow } from '../issuer.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';
import type { Letterhead } from './document-types.ts';

/**
 * Loads the certification body's current name, contact and payment details, and the portal's URL, for
 * printing on invoices and statements.
 */
export async function letterhead({ db, settings }: Portal): Promise<Letterhead> {
  return { ...issuerNow(), Url: settings.PUBLIC_URL, PayingTo: await readPaymentSetting(db) };
}
