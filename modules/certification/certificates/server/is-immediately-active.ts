import { hasEnded } from '#modules/applications/applications/rules/index.ts';
import { newerDecisionOf } from '#modules/applications/applications/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';

/**
 * A finished page comes into force immediately while its certificate is unpublished, or when its application is published
 * already and no later assessment of the certificate is. The page of a later cycle waits for that cycle's own publishing. One
 * that was still being generated when its certificate ended permanently, or its decision was replaced, never does. The
 * certificate is locked.
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
