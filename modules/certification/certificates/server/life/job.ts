import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Job } from '#platform/server/workflow/act.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import type { CertificateRecord, Intent } from '../intent.ts';

/** A locked certificate with the assessment behind its page in force, locked as well. */
export type LivingCertificate = CertificateRecord & {
  Application: Intent['application'];
  ServiceVersion: ServiceVersion;
};

export type CertificateJob = Job<CertificateAction, LivingCertificate, CertificateLifeFacts>;
