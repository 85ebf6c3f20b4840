import { markReady } from '#modules/certification/certificates/server/render-document.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Stage } from './stage.ts';

/** What the job after the commit would do, without a page: the stored intent becomes the document. */
export async function finishDocument({ tx, key }: Stage): Promise<void> {
  const document = await tx
    .selectFrom('CertificateDocument')
    .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
    .selectAll('CertificateDocument')
    .where('Application.ApplicationKey', '=', key)
    .where('CertificateDocument.Status', '=', 'INTENDED')
    .executeTakeFirst();
  if (!document) return;
  await markReady(tx, document, {
    StorageKey: newKey(),
    Sha256: '0'.repeat(64),
    Size: 0,
    IsDemo: true,
    at: document.CreatedAt,
  });
}
