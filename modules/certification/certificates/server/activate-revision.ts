import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { addEvent } from './add-event.ts';
import { certificateColumns } from './certificate-columns.ts';
import type { CertificateRecord, DocumentRecord } from './document-request.ts';

type Revised = Pick<
  DocumentRecord,
  'Revision' | 'Facts' | 'ApplicationId' | 'AccountId' | 'AsRole' | 'Remark'
>;

/**
 * Puts a new revision of a certificate into force: updates its register entry and disclosure document, and
 * records a history entry attributed to the user who requested the page. An older revision is never
 * restored.
 */
export async function activateRevision(
  tx: Tx,
  certificate: CertificateRecord,
  document: Revised,
  at: Date,
): Promise<void> {
  if (document.Revision <= certificate.Revision) return;
  const facts = document.Facts;
  const status = certificate.CertificateStatusCode;
  await tx
    .updateTable('Certificate')
    .set({
      ...certificateColumns(facts),
      // The application may follow a newer version of the service, whose cycle then applies to the
      // certificate.
      ServiceVersionId: sql<number>`(select service_version_id from application where id = ${document.ApplicationId})`,
      // The application's disclosure document also comes into force; if it has none, the previous one
      // remains.
      DisclosureFile: sql<
        string | null
      >`coalesce((select disclosure_file from application where id = ${document.ApplicationId}), disclosure_file)`,
      Version: certificate.Version + 1,
    })
    .where('Id', '=', certificate.Id)
    .execute();
  await addEvent(tx, certificate.Id, {
    Event: 'REVISED',
    From: status,
    To: status,
    Revision: document.Revision,
    at,
    account: document.AccountId === null ? null : { Id: document.AccountId },
    asRole: document.AsRole,
    remark: document.Remark,
    // Before the first publication, only the first day of validity is recorded.
    EffectiveOn: certificateStatuses.unpublished.includes(status) ? facts.EffectiveDate : hongKongDate(at),
  });
}
