import type { Tx } from '#platform/server/database/connect.ts';
import type { CertificateRecord, DocumentRequest } from '../document-request.ts';

/**
 * Locks an application and then its certificate, the order in which every action locks them, before a
 * generated document is recorded.
 */
export async function lockBoth(
  tx: Tx,
  ids: { ApplicationId: number; CertificateId: number },
): Promise<{ application: DocumentRequest['application']; certificate: CertificateRecord }> {
  const application = await tx
    .selectFrom('Application')
    .selectAll()
    .where('Id', '=', ids.ApplicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const certificate = await tx
    .selectFrom('Certificate')
    .selectAll()
    .where('Id', '=', ids.CertificateId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { application, certificate };
}
