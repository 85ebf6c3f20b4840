/**
 * Types for the actions on a certificate: the certificate locked together with the application of its page
 * in force, and the context that each effect of an action receives.
 */
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { ActionContext } from '#platform/server/workflow/perform-action.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import type { CertificateRecord, DocumentRequest } from '../document-request.ts';

/** A certificate locked for an action, with the application of its page in force, also locked. */
export type LockedCertificate = CertificateRecord & {
  Application: DocumentRequest['application'];
  ServiceVersion: ServiceVersion;
};

export type CertificateActionContext = ActionContext<
  CertificateAction,
  LockedCertificate,
  CertificateLifeFacts
>;
