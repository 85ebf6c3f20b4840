import { PAYER_VISIBLE_EVENTS, PAYMENT_ACTIONS } from '#modules/billing/invoices/rules/index.ts';
import { canSeeInvoices } from '#modules/billing/invoices/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { REASONS_VISIBLE_TO_HOLDER } from './reasons-visible-to-holder.ts';

/** Remarks within the approval chain are for staff; the client reads remarks addressed to them, and their own. */
const CLIENT_VISIBLE_ACTIONS: ReadonlySet<string> = new Set([
  'CREATE',
  'SAVE',
  'SUBMIT',
  'RETURN',
  'REJECT_CHECKLIST',
  'REJECT_ASSESSOR',
  'CANCEL',
  'REMINDER',
  'PUBLISH',
  ...PAYER_VISIBLE_EVENTS,
  // Lines of a certificate's story whose reason its holder is owed.
  ...REASONS_VISIBLE_TO_HOLDER,
]);

/** The tables name the actions of money alike. */
const PAYMENT_ACTION_NAMES: ReadonlySet<string> = new Set(PAYMENT_ACTIONS);

/** Whether remark and files that came with an action are for this person to read. */
export const isRemarkVisibleTo = (actor: SignedIn, action: string): boolean =>
  (!isClient(actor.Roles) || CLIENT_VISIBLE_ACTIONS.has(action)) &&
  (canSeeInvoices(actor) || !PAYMENT_ACTION_NAMES.has(action));
