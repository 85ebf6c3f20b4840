import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  canSeeAllApplications,
  isLimitedToAssigned,
  visibleTo,
} from '#modules/applications/applications/server/index.ts';
import { isClient, isMainClient } from '#platform/common/access/roles.ts';
import { type Scope, scopeOn } from '#platform/server/database/scope.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Data scope of certificates: an SQL condition for those that a user may see. Clients see their own
 * published ones; staff limited to assignments see those of their applications. One issued in error is
 * visible to staff only.
 */
export function certificateInScope(actor: SignedIn): Scope<'Certificate'> {
  return scopeOn<'Certificate'>((eb) => {
    const seen = eb('Certificate.CertificateStatusCode', 'not in', certificateStatuses.hiddenFromClients);
    const own = eb('Certificate.OrganisationId', '=', actor.OrganisationId ?? -1);
    const through = eb.or([throughApplication(eb, actor), throughPage(eb, actor)]);
    if (isMainClient(actor.Roles)) return eb.and([own, seen]);
    if (canSeeAllApplications(actor)) return eb.lit(true);
    return isClient(actor.Roles) ? eb.and([own, seen, through]) : through;
  });
}

type Certificates = ExpressionBuilder<Tables, 'Certificate'>;

/**
 * Through any application with its number. Certificates store the assigned people themselves, so lists for
 * assignees need no join with applications.
 */
function throughApplication(eb: Certificates, actor: SignedIn): Expression<SqlBool> {
  if (isLimitedToAssigned(actor))
    return eb(
      'Certificate.Id',
      'in',
      eb
        .selectFrom('ApplicationPerson')
        .select('ApplicationPerson.CertificateId')
        .where('ApplicationPerson.AccountId', '=', actor.Id)
        .where('ApplicationPerson.CertificateId', 'is not', null),
    );
  return eb.exists(
    eb
      .selectFrom('Application')
      .select('Application.Id')
      .whereRef('Application.CertificateId', '=', 'Certificate.Id')
      .where(visibleTo(actor)),
  );
}

/**
 * For a certificate issued in error: its application no longer references it, but its pages still reference
 * the application.
 */
const throughPage = (eb: Certificates, actor: SignedIn): Expression<SqlBool> =>
  eb.and([
    eb('Certificate.CertificateStatusCode', 'in', certificateStatuses.void),
    eb.exists(
      eb
        .selectFrom('CertificateDocument')
        .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
        .select('CertificateDocument.Id')
        .whereRef('CertificateDocument.CertificateId', '=', 'Certificate.Id')
        .where(visibleTo(actor)),
    ),
  ]);
