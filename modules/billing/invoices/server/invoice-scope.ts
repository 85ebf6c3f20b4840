import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import { type Scope, scopeOn } from '#platform/server/database/scope.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { defineSyncHook } from '#platform/server/hooks.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { canSeeAllInvoices } from './can-see-all-invoices.ts';
import { canSeeInvoices } from './can-see-invoices.ts';
import { isForStaff } from './subjects.ts';

type Invoices = ExpressionBuilder<Tables, 'Invoice'>;
type Condition = (eb: Invoices) => Expression<SqlBool>;

/**
 * Each module whose records are invoiced: the invoices about those of its records that the user can see. Evaluated per invoice,
 * by one value: for `exists` PostgreSQL might first gather everything that a user can see.
 */
export const invoicesOfVisibleRecords = defineSyncHook<SignedIn, Condition>('invoices.of-seen');
const ofVisibleRecords = (eb: Invoices, actor: SignedIn): Expression<SqlBool> =>
  eb.or(invoicesOfVisibleRecords.run(actor).map((condition) => condition(eb)));

const own = (eb: Invoices, actor: SignedIn) => eb('Invoice.OrganisationId', '=', actor.OrganisationId ?? -1);

const hasReceivedPayment = sql<SqlBool>`(invoice.paid_cents > 0 or coalesce((
  select true from payment as received
  where received.invoice_id = invoice.id and received.received_cents > 0 limit 1), false))`;

/** Whether an invoice itself is closed to this person although its money is on their statement of account. */
export const isHiddenFrom = (actor: SignedIn) => (isClient(actor.Roles) ? isForStaff() : sql<SqlBool>`false`);

/**
 * What a statement of account is made of: the invoices in scope, and for clients also those for staff only for which
 * money was received, so that payment and refund are complete.
 */
export const accountInScope = (actor: SignedIn): Scope<'Invoice'> =>
  scopeOn<'Invoice'>((eb) =>
    isClient(actor.Roles) && canSeeInvoices(actor)
      ? eb.and([own(eb, actor), eb.or([eb.not(isForStaff()), hasReceivedPayment])])
      : invoiceInScope(actor)(eb),
  );

/** The first `where` of every query on invoices. Whatever is outside it answers 404, like what does not exist. */
export function invoiceInScope(actor: SignedIn): Scope<'Invoice'> {
  return scopeOn<'Invoice'>((eb) => {
    if (!canSeeInvoices(actor)) return eb.lit(false);
    if (isClient(actor.Roles)) return eb.and([own(eb, actor), eb.not(isForStaff())]);
    if (canSeeAllInvoices(actor)) return eb.lit(true);
    return ofVisibleRecords(eb, actor);
  });
}

/**
 * Invoices of certificates that an action may be about. Sub-accounts see no money, but may prove a payment for a
 * certificate that they see. For queries that ask for one certificate: of applications it says nothing.
 */
export const certificateInvoiceInScope = (
  actor: SignedIn,
): ((eb: ExpressionBuilder<Tables, 'Invoice'>) => Expression<SqlBool>) =>
  isClient(actor.Roles) && !canSeeInvoices(actor)
    ? (eb) => ofVisibleRecords(eb, actor)
    : invoiceInScope(actor);
