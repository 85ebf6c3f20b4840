import type { CertificateLifeFacts } from '@assay/shared/certificate/life-facts.ts';
import type { CertificateAction } from '@assay/shared/certificate/workflow.ts';
import type { ServiceVersion } from '../../service/versions.ts';
import type { Job } from '../../workflow/act.ts';
import type { CertificateRecord, Intent } from '../intent.ts';

/** A locked certificate with the assessment behind its page in force, locked as well. */
export type LivingCertificate = CertificateRecord & {
  Application: Intent['application'];
  ServiceVersion: ServiceVersion;
};

export type CertificateJob = Job<CertificateAction, LivingCertificate, CertificateLifeFacts>;
