import { sql } from 'kysely';
import type { Portal } from '#platform/server/http/context.ts';
import { issueCredential } from './issue-credential.ts';

/** Asked for at a time. */
const WINDOW = 500;

/**
 * Issues the credential of every certificate that holds and has none: those of before there were any, and those whose
 * job was lost. Answers how many.
 */
export async function issueMissing(portal: Portal): Promise<number> {
  let issued = 0;
  for (let after = 0; ; ) {
    const rows = await portal.db
      .selectFrom('Certificate')
      .select('Id')
      .where('Id', '>', after)
      .where('CertificateStatusCode', 'in', ['PUBLISHED', 'ACTIVE', 'RENEWAL', 'SUSPENDED'])
      .where(
        sql<boolean>`not exists (select 1 from credential
          where certificate_id = certificate.id and credential.revision = certificate.revision)`,
      )
      .orderBy('Id')
      .limit(WINDOW)
      .execute();
    for (const { Id } of rows) {
      // One that cannot be issued must not keep the others from theirs; it is still missing when proofs are compared.
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
