/**
 * Nightly check of the proofs of all certificates: issues missing credentials, reprints up to 2,000 files,
 * longest unchecked first, reports differences and logs the result.
 */
import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import { namedByCheck } from '#platform/server/comparison/named-by-check.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { issueMissing } from '../issue-missing.ts';
import { checkCertificates } from './check-certificates.ts';

/** Maximum number of files read and reprinted per night, longest unchecked first: about two minutes. */
const FILES = 2_000;

/**
 * Checker `CERTIFICATES`: the proofs of all certificates, and the files of those that are due. Its result is
 * also logged.
 */
export async function checkCertificateProofs(
  portal: Portal,
  { at, reportProgress }: Pass,
): Promise<CheckResult> {
  const Issued = await issueMissing(portal);
  const documents = await nextDocuments(portal);
  return {
    differences: checkCertificates(portal, {
      at,
      documents: new Set(documents),
      reportProgress: reportProgress,
    }),
    note: async (tx, found) => {
      // Faulty documents are checked every night, in addition to those due, until they are repaired.
      const wrong = found.kept.map(({ About }) => About);
      if (documents.length > 0)
        await tx
          .updateTable('CertificateDocument')
          .set({
            CheckedAt: sql<Date | null>`case when (
              select certificate_no || ' R' || certificate_document.revision from certificate
              where certificate.id = certificate_id) = any(${wrong}::text[]) then null else ${at}::timestamptz end`,
          })
          .where('Id', 'in', documents)
          .execute();
      const Detail = { Differences: found.total, Files: documents.length, Issued, ...namedByCheck(found) };
      await audit(tx, { AccountId: null, Event: 'CERTIFICATE_CHECK', Detail });
    },
  };
}

const nextDocuments = async ({ db }: Portal): Promise<number[]> =>
  (
    await db
      .selectFrom('CertificateDocument')
      .select('Id')
      .where('Status', '=', 'READY')
      .orderBy('CheckedAt', (order) => order.asc().nullsFirst())
      .orderBy('Id')
      .limit(FILES)
      .execute()
  ).map(({ Id }) => Id);
