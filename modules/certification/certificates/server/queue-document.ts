import type { Tx } from '#platform/server/database/connect.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { DocumentRequest } from './document-request.ts';
import { nextRevision } from './next-revision.ts';

/**
 * Queues the generation of a certificate document: stores number and request in the caller's transaction,
 * and a job makes the page afterwards, so that no number is lost in a crash. Returns the certificate's id.
 */
export async function queueDocument(tx: Tx, intent: DocumentRequest): Promise<number> {
  const document = await nextRevision(tx, intent, null);
  await enqueue(
    tx,
    'certificate.render',
    { DocumentId: document.Id },
    { jobKey: renderJobKey(document.Id), allowLongRun: true },
  );
  return document.CertificateId;
}

const renderJobKey = (documentId: number): string => `certificate.render ${documentId}`;
