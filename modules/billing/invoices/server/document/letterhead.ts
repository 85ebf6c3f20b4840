import type { Portal } from '#platform/server/http/context.ts';
import { issuerNow } from '../issuer.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';
import type { Letterhead } from './document-types.ts';

/** Loads the issuer's details and current payment details for documents. */
export async function letterhead({ db, settings }: Portal): Promise<Letterhead> {
  return { ...issuerNow(), Url: settings.PUBLIC_URL, PayingTo: await readPaymentSetting(db) };
}
