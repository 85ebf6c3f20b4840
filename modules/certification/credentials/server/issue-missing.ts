/** Issues missing credentials of published certificates, as part of the nightly check. */

import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { issueCredential } from './issue-credential.ts';

/** Certificates read per query. */
const WINDOW = 500;

/**
 * Issues the credential of every certificate in force that has none: those older than this feature, and
 * those whose job was lost. Returns how many were issued.
 */
export async function issueMissing(portal: Portal): Promise<number> {
  let issued = 0;
  for (let after = 0; ; ) {
    const rows = await portal.db
      .selectFrom('Certificate')
      .select('Id')
      .where('Id', '>', after)
      .where('CertificateStatusCode', 'in', certificateStatuses.inForce)
      .where(
        sql<boolean>`not exists (select 1 from credential
          where certificate_id = certificate.id and credential.revision = certificate.revision)`,
      )
      .orderBy('Id')
      .limit(WINDOW)
      .execute();
    for (const { Id } of rows) {
      // A failure must not block the others; the missing credential is reported when the proofs are compared.
      const made = await issueCredential(portal, { CertificateId: Id }).catch((error: unknown) => {
        console.error(`credentials: none for certificate ${Id}:`, error);
        return null;
      });
      if (made) issued += 1;
    }
    const last = rows.at(-1)?.Id;
    if (last === undefined) return issued;
    after = last;
  }
}
