import { type SqlBool, sql } from 'kysely';
import { canSeeAllApplications, visibleTo } from '#modules/applications/applications/server/index.ts';
import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Query for the decisions that a member of staff may see: those on applications and certificates in their scope. Joined
 * with the application and the certificate, of which either may be missing. Every query on decisions starts here.
 */
export const decisionsInScope = (db: Queries, actor: SignedIn) =>
  db
    .selectFrom('CertificationDecision as Decision')
    .leftJoin('Application', 'Application.Id', 'Decision.ApplicationId')
    .leftJoin('Certificate', (join) =>
      join.on(sql<SqlBool>`certificate.id = coalesce(decision.certificate_id, application.certificate_id)`),
    )
    .$if(!canSeeAllApplications(actor), (query) =>
      query.where((eb) =>
        eb.or([
          eb.and([
            eb('Decision.ApplicationId', 'is not', null),
            eb.exists(
              eb
                .selectFrom('Application')
                .select('Application.Id')
                .whereRef('Application.Id', '=', 'Decision.ApplicationId')
                .where(visibleTo(actor)),
            ),
          ]),
          eb.and([
            eb('Decision.CertificateId', 'is not', null),
            eb.exists(
              eb
                .selectFrom('Certificate')
                .select('Certificate.Id')
                .whereRef('Certificate.Id', '=', 'Decision.CertificateId')
                .where(certificateInScope(actor)),
            ),
          ]),
        ]),
      ),
    );
