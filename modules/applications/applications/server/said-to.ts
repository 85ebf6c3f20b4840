import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { seesMoney } from './invoice-view.ts';
import { REASONS_FOR_HOLDERS } from './reasons-for-holders.ts';

/** What is said inside the chain is for staff; the client reads what was said to them, and what they said. */
const TO_CLIENT = new Set([
  'CREATE',
  'SAVE',
  'SUBMIT',
  'RETURN',
  'REJECT_CHECKLIST',
  'REJECT_ASSESSOR',
  'CANCEL',
  'REMINDER',
  'PAY_NOW',
  'PROOF_REFUSED',
  'PUBLISH',
  // Lines of a certificate's story whose reason its holder is owed.
  ...REASONS_FOR_HOLDERS,
]);

const OF_MONEY = new Set([
  'PAY_NOW',
  'PAY_ONLINE',
  'PAID',
  'PROOF_REFUSED',
  'UNPAID',
  'BYPASS',
  'CHANGE_PAYMENT_DATE',
  'VOID',
  'REFUND',
  'REFUND_OFFLINE',
]);

/** Whether remark and files that came with an action are for this person to read. */
export const isSaidTo = (actor: SignedIn, action: string): boolean =>
  (!isClient(actor.Roles) || TO_CLIENT.has(action)) && (seesMoney(actor) || !OF_MONEY.has(action));
