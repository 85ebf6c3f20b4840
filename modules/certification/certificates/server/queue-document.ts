import type { Tx } from '#platform/server/database/connect.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { DocumentRequest } from './document-request.ts';
import { nextRevision } from './next-revision.ts';

/**
 * Number and intent are stored in the caller's transaction, the page is made by a job after it: a crash at any
 * moment leaves an intent to finish, never a lost number. Answers the certificate's id.
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
