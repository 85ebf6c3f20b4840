import type { Tx } from '#platform/server/database/connect.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { Intent } from './intent.ts';
import { nextRevision } from './next-revision.ts';

/**
 * Number and intent are stored in the caller's transaction, the page is made by a job after it: a crash at any
 * moment leaves an intent to finish, never a lost number. Answers the certificate's id.
 */
export async function intendDocument(tx: Tx, intent: Intent): Promise<number> {
  const document = await nextRevision(tx, intent, null);
  await enqueue(
    tx,
    'certificate.render',
    { DocumentId: document.Id },
    { jobKey: renderJobKey(document.Id), isPatient: true },
  );
  return document.CertificateId;
}

const renderJobKey = (documentId: number): string => `certificate.render ${documentId}`;
