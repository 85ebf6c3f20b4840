/**
 * Jobs of the certificate module: rendering, notification, nightly expiry and warnings of long suspensions.
 */
import type { DocumentTables, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { expireLapsedCertificates } from './expire-lapsed-certificates.ts';
import { followSuspensions } from './follow-suspensions.ts';
import { processCertificateEvent } from './life/process-event.ts';
import { renderDocument } from './render-document.ts';

/** Jobs of this module with their parameters. */
type CertificatesTasks = {
  'certificate.render': { DocumentId: number };
  /** Notifies of one entry of a certificate's history and adds it to the public log. */
  'certificate.notify': { CertificateId: number; Seq: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends CertificatesTasks {}
}

export const jobs = {
  'certificate.render': renderDocument,
  'certificate.notify': processCertificateEvent,
} satisfies JobsOf<CertificatesTasks>;

export const documents = { 'certificate.render': 'certificate_document' } satisfies DocumentTables;

export const nightly = {
  expiry: { place: 190, run: expireLapsedCertificates },
  suspensions: { place: 200, run: followSuspensions },
} satisfies NightlySteps;
