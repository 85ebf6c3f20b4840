/**
 * Restricts queries to the invoices that a user may see: on the invoice pages, on a statement of account, or
 * when acting on a certificate's invoice.
 */
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
 * Hook implemented by each module whose records are invoiced: the condition for invoices of records visible
 * to the user. Evaluated per invoice, by one value: for `exists`, PostgreSQL might first gather everything
 * visible to the user.
 */
export const invoicesOfVisibleRecords = defineSyncHook<SignedIn, Condition>('invoices.of-seen');
const ofVisibleRecords = (eb: Invoices, actor: SignedIn): Expression<SqlBool> =>
  eb.or(invoicesOfVisibleRecords.run(actor).map((condition) => condition(eb)));

const own = (eb: Invoices, actor: SignedIn) => eb('Invoice.OrganisationId', '=', actor.OrganisationId ?? -1);

const hasReceivedPayment = sql<SqlBool>`(invoice.paid_cents > 0 or coalesce((
  select true from payment as received
  where received.invoice_id = invoice.id and received.received_cents > 0 limit 1), false))`;

/** Whether an invoice itself is hidden from this user although its money is on their statement of account. */
export const isHiddenFrom = (actor: SignedIn) => (isClient(actor.Roles) ? isForStaff() : sql<SqlBool>`false`);

/**
 * The invoices on a statement of account: those in scope, and for clients also staff-only invoices for which
 * money was received, so that payment and refund are complete.
 */
export const accountInScope = (actor: SignedIn): Scope<'Invoice'> =>
  scopeOn<'Invoice'>((eb) =>
    isClient(actor.Roles) && canSeeInvoices(actor)
      ? eb.and([own(eb, actor), eb.or([eb.not(isForStaff()), hasReceivedPayment])])
      : invoiceInScope(actor)(eb),
  );

/** The first `where` of every query on invoices. Invoices outside the scope answer 404, like missing ones. */
export function invoiceInScope(actor: SignedIn): Scope<'Invoice'> {
  return scopeOn<'Invoice'>((eb) => {
    if (!canSeeInvoices(actor)) return eb.lit(false);
    if (isClient(actor.Roles)) return eb.and([own(eb, actor), eb.not(isForStaff())]);
    if (canSeeAllInvoices(actor)) return eb.lit(true);
    return ofVisibleRecords(eb, actor);
  });
}

/**
 * Invoices of certificates on which the user may act. Sub-accounts see no money, but may submit a proof of
 * payment for a certificate that they see. Use only in queries for one certificate: it does not restrict
 * applications.
 */
export const certificateInvoiceInScope = (
  actor: SignedIn,
): ((eb: ExpressionBuilder<Tables, 'Invoice'>) => Expression<SqlBool>) =>
  isClient(actor.Roles) && !canSeeInvoices(actor)
    ? (eb) => ofVisibleRecords(eb, actor)
    : invoiceInScope(actor);
