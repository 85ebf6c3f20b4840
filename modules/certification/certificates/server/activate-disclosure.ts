import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { addEvent } from './add-event.ts';
import type { DocumentRequest } from './document-request.ts';
import { lockCertificate } from './next-revision.ts';

type DisclosureInput = Pick<DocumentRequest, 'application' | 'account' | 'at'> & {
  fileKey: string;
  asRole: Role | null;
  remark: string | null;
};

/**
 * Makes an application's disclosure document that of its certificate and records it in the history, if the
 * application's page is in force; otherwise it comes into force with its page. The caller has locked the
 * application.
 */
export async function activateDisclosure(
  tx: Tx,
  { application, account, at, fileKey, asRole, remark }: DisclosureInput,
): Promise<void> {
  if (application.CertificateId === null) return;
  const certificate = await lockCertificate(tx, application);
  if (!certificate) return;
  const page = await tx
    .selectFrom('CertificateDocument')
    .select('ApplicationId')
    .where('CertificateId', '=', certificate.Id)
    .where('Revision', '=', certificate.Revision)
    .executeTakeFirst();
  if (page?.ApplicationId !== application.Id) return;
  await tx
    .updateTable('Certificate')
    .set({ DisclosureFile: fileKey, Version: certificate.Version + 1 })
    .where('Id', '=', certificate.Id)
    .execute();
  const status = certificate.CertificateStatusCode;
  await addEvent(tx, certificate.Id, {
    Event: 'DISCLOSED',
    From: status,
    To: status,
    // Before publication, only the effective date is disclosed.
    EffectiveOn: certificateStatuses.unpublished.includes(status)
      ? certificate.EffectiveDate
      : hongKongDate(at),
    Revision: certificate.Revision,
    at,
    account,
    asRole,
    remark,
    attachment: [fileKey],
  });
}
