/** Decides whether a user may read the remark and files of a history entry. */
import { canSeeInvoices } from '#modules/billing/invoices/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { entryFacts, isPaymentAction } from '../rules/entry-facts.ts';

/** Clients may read remarks addressed to them and their own; remarks within the approval chain are for staff. */
export const isRemarkVisibleTo = (actor: SignedIn, action: string, facts = entryFacts(action)): boolean =>
  (!isClient(actor.Roles) || facts.IsRemarkForClient === true) &&
  (canSeeInvoices(actor) || !isPaymentAction(action));
