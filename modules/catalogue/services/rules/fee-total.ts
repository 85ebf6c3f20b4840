import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { ServiceDefinition } from './definition.ts';

/** What one assessment of this type costs, in cents; 0 where the service does not offer the type. */
export const feeTotal = (definition: Pick<ServiceDefinition, 'Fees'>, type: AssessmentType): number =>
  (definition.Fees[type] ?? []).reduce((sum, fee) => sum + fee.AmountCents, 0);

/** What the certificate itself costs, once, in cents. */
export const certificateFeeTotal = (definition: Pick<ServiceDefinition, 'CertificateFees'>): number =>
  (definition.CertificateFees ?? []).reduce((sum, fee) => sum + fee.AmountCents, 0);
