import { isClient } from '@assay/shared/access/roles.ts';
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { seesMoney } from '../application/invoice-view.ts';
import { inScope } from '../application/scope.ts';
import { certificateInScope } from '../certificate/certificate-scope.ts';
import type { Tables } from '../db/schema.ts';
import type { SignedIn } from '../http/context.ts';
import { seesEveryInvoice } from './sees-every-invoice.ts';

/** The first `where` of every query on invoices. Whatever is outside it answers 404, like what does not exist. */
export function invoiceInScope(
  actor: SignedIn,
): (eb: ExpressionBuilder<Tables, 'Invoice'>) => Expression<SqlBool> {
  return (eb) => {
    if (!seesMoney(actor)) return eb.lit(false);
    if (isClient(actor.Roles)) return eb('Invoice.OrganisationId', '=', actor.OrganisationId ?? -1);
    if (seesEveryInvoice(actor)) return eb.lit(true);
    return eb.or([
      isFound(
        eb
          .selectFrom('Application')
          .whereRef('Application.Id', '=', 'Invoice.ApplicationId')
          .where(inScope(actor) as never),
      ),
      isFound(
        eb
          .selectFrom('Certificate')
          .whereRef('Certificate.Id', '=', 'Invoice.CertificateId')
          .where(certificateInScope(actor) as never),
      ),
    ]);
  };
}

/**
 * Invoices of certificates that an action may be about. Sub-accounts see no money, but may prove a payment for a
 * certificate that they see.
 */
export const certificateInvoiceInScope = (
  actor: SignedIn,
): ((eb: ExpressionBuilder<Tables, 'Invoice'>) => Expression<SqlBool>) =>
  isClient(actor.Roles) && !seesMoney(actor)
    ? (eb) =>
        isFound(
          eb
            .selectFrom('Certificate')
            .whereRef('Certificate.Id', '=', 'Invoice.CertificateId')
            .where(certificateInScope(actor) as never),
        )
    : invoiceInScope(actor);

/** Asked of each invoice as it is met: of `exists` PostgreSQL might first gather everything that somebody sees. */
const isFound = (one: SelectQueryBuilder<Tables, 'Invoice' | 'Application' | 'Certificate', object>) =>
  sql<SqlBool>`(${one.select(sql`true`.as('IsFound')).limit(1)})`;
