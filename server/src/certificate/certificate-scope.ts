import { isClient } from '@assay/shared/access/roles.ts';
import type { CertificateStatus } from '@assay/shared/certificate/statuses.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { inScope } from '../application/scope.ts';
import type { Tables } from '../db/schema.ts';
import type { SignedIn } from '../http/context.ts';

/** Not published yet, or issued in error. */
export const HIDDEN_FROM_CLIENTS: readonly CertificateStatus[] = ['PENDING', 'DELETED'];

/**
 * Who sees a certificate: whoever sees one of the applications it came from. Clients see what has been published
 * to them. What was issued in error stays open to the body by its address; that it is in nobody's list is the list's
 * own part.
 */
export function certificateInScope(
  actor: SignedIn,
): (eb: ExpressionBuilder<Tables, 'Certificate'>) => Expression<SqlBool> {
  return (eb) => {
    const seen = eb('Certificate.CertificateStatusCode', 'not in', HIDDEN_FROM_CLIENTS);
    const own = eb('Certificate.OrganisationId', '=', actor.OrganisationId ?? -1);
    const through = eb.exists(
      eb
        .selectFrom('CertificateDocument')
        .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
        .select('CertificateDocument.Id')
        .whereRef('CertificateDocument.CertificateId', '=', 'Certificate.Id')
        .where(inScope(actor) as never),
    );
    if (actor.Roles.includes('CLIENT')) return eb.and([own, seen]);
    return isClient(actor.Roles) ? eb.and([own, seen, through]) : through;
  };
}
