/**
 * Base query of the schedule's due dates, overdue ones and those of the planning period, restricted to the
 * certificates in the reader's data scope (decision 0045).
 */
import { type ExpressionBuilder, sql } from 'kysely';
import { canSeeAllApplications, visibleTo } from '#modules/applications/applications/server/index.ts';
import { certificateInScope, matches } from '#modules/certification/certificates/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { SCHEDULE_MONTHS } from '../rules/contract.ts';

type DuesQuery = {
  db: Queries;
  actor: SignedIn;
  at: Date;
  query: { ServiceKey?: string | undefined; Search?: string | undefined };
  /** Set when one page is read instead of everything: scope is then evaluated per row. */
  isPage?: boolean;
};

/**
 * Due dates of the certificates in the reader's scope: overdue ones, and those of the planning period. A
 * left join, because the certificate is not read if none of its columns is requested.
 */
export function duesInScope({ db, actor, at, query: { ServiceKey, Search }, isPage = false }: DuesQuery) {
  const today = hongKongDate(at);
  const found = db
    .selectFrom('CertificateDue')
    .leftJoin('Certificate', 'Certificate.Id', 'CertificateDue.CertificateId')
    .where((isPage ? isRowVisible : certificateInScope)(actor))
    .where('CertificateDue.ListedTo', '>=', today)
    .where('CertificateDue.DueOn', '<=', addMonths(today, SCHEDULE_MONTHS))
    .where(matches(Search));
  return ServiceKey === undefined
    ? found
    : found.where('CertificateDue.ServiceId', '=', (eb) =>
        eb.selectFrom('Service').select('Service.Id').where('Service.ServiceKey', '=', ServiceKey),
      );
}

/**
 * The same scope, evaluated per row (decision 0045): as a condition, PostgreSQL would first gather every
 * application of a team. For readers of all or of few certificates, the index is used. Certificates issued
 * in error have no due dates.
 */
function isRowVisible(actor: SignedIn) {
  if (canSeeAllApplications(actor) || isClient(actor.Roles)) return certificateInScope(actor);
  return (eb: ExpressionBuilder<Tables, 'CertificateDue'>) =>
    eb(
      eb
        .selectFrom('Application')
        .select(sql<boolean>`bool_or(true)`.as('IsSeen'))
        .whereRef('Application.CertificateId', '=', 'CertificateDue.CertificateId')
        .where(visibleTo(actor)),
      '=',
      true,
    );
}
