/** Decides whether a user may read the remark and files of a history entry. */
import { PAYER_VISIBLE_EVENTS, PAYMENT_ACTIONS } from '#modules/billing/invoices/rules/index.ts';
import { canSeeInvoices } from '#modules/billing/invoices/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { REASONS_VISIBLE_TO_HOLDER } from './reasons-visible-to-holder.ts';

/**
 * Actions whose remarks clients may read: those addressed to them and their own. Remarks within the approval
 * chain are for staff.
 */
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
  // Certificate events whose reason must be disclosed to the certificate holder.
  ...REASONS_VISIBLE_TO_HOLDER,
]);

/** Payment actions have the same names in all workflow tables. */
const PAYMENT_ACTION_NAMES: ReadonlySet<string> = new Set(PAYMENT_ACTIONS);

/** True if this user may read the remark and files that came with the action. */
export const isRemarkVisibleTo = (actor: SignedIn, action: string): boolean =>
  (!isClient(actor.Roles) || CLIENT_VISIBLE_ACTIONS.has(action)) &&
  (canSeeInvoices(actor) || !PAYMENT_ACTION_NAMES.has(action));
