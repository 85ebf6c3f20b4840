import { BODY } from '../../certificate/body.ts';
import { BODY_CONTACT } from '../../certificate/body-contact.ts';
import type { Portal } from '../../http/context.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';
import type { Letterhead } from './facts.ts';

/** Who writes, and how they are paid now. */
export async function letterhead({ db, settings }: Portal): Promise<Letterhead> {
  const { Address, Email, PhoneNo } = BODY_CONTACT;
  return {
    ...{ Name: BODY.Name, Address, Email, PhoneNo },
    Url: settings.PUBLIC_URL,
    PayingTo: await readPaymentSetting(db),
  };
}
