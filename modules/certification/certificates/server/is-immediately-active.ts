import {
  applicationStatuses,
  certificateStatuses,
  hasEnded,
} from '#modules/applications/applications/rules/index.ts';
import { newerDecisionOf } from '#modules/applications/applications/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';

/**
 * Decides whether a finished certificate page comes into force at once: if the certificate is unpublished,
 * or its application is published and no later assessment is. Never after a permanent end. The certificate
 * is locked.
 */
export async function isImmediatelyActive(
  tx: Tx,
  { CertificateStatusCode }: Pick<CertificateRecord, 'CertificateStatusCode'>,
  { Id, ApplicationStatusCode }: Pick<DocumentRequest['application'], 'Id' | 'ApplicationStatusCode'>,
): Promise<boolean> {
  if (certificateStatuses.unpublished.includes(CertificateStatusCode)) return true;
  if (hasEnded(CertificateStatusCode) || !applicationStatuses.completed.includes(ApplicationStatusCode))
    return false;
  return (await newerDecisionOf(tx, Id)) === null;
}
