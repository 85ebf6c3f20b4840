import { hasEnded } from '#modules/applications/applications/rules/index.ts';
import { newerDecisionOf } from '#modules/applications/applications/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';

/**
 * Whether a finished page comes into force immediately: while its certificate is unpublished, or if its
 * application is published and no later assessment of the certificate is. The page of a later cycle waits
 * for that cycle's publication. Never if the certificate ended permanently or the decision was replaced
 * while the page was generated. The certificate is locked.
 */
export async function isImmediatelyActive(
  tx: Tx,
  { CertificateStatusCode }: Pick<CertificateRecord, 'CertificateStatusCode'>,
  { Id, ApplicationStatusCode }: Pick<DocumentRequest['application'], 'Id' | 'ApplicationStatusCode'>,
): Promise<boolean> {
  if (CertificateStatusCode === 'PENDING') return true;
  if (hasEnded(CertificateStatusCode) || ApplicationStatusCode !== 'COMPLETED') return false;
  return (await newerDecisionOf(tx, Id)) === null;
}
