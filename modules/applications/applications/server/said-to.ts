import { PAYMENT_ACTIONS, SAID_TO_PAYER } from '#modules/billing/invoices/rules/index.ts';
import { seesMoney } from '#modules/billing/invoices/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { REASONS_FOR_HOLDERS } from './reasons-for-holders.ts';

/** Remarks within the approval chain are for staff; the client reads remarks addressed to them, and their own. */
const TO_CLIENT: ReadonlySet<string> = new Set([
  'CREATE',
  'SAVE',
  'SUBMIT',
  'RETURN',
  'REJECT_CHECKLIST',
  'REJECT_ASSESSOR',
  'CANCEL',
  'REMINDER',
  'PUBLISH',
  ...SAID_TO_PAYER,
  // Lines of a certificate's story whose reason its holder is owed.
  ...REASONS_FOR_HOLDERS,
]);

/** The tables name the actions of money alike. */
const OF_MONEY: ReadonlySet<string> = new Set(PAYMENT_ACTIONS);

/** Whether remark and files that came with an action are for this person to read. */
export const isSaidTo = (actor: SignedIn, action: string): boolean =>
  (!isClient(actor.Roles) || TO_CLIENT.has(action)) && (seesMoney(actor) || !OF_MONEY.has(action));
