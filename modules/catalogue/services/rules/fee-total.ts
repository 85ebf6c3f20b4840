/**
 * Adds up a service's fees in cents: the price of one assessment of a type (0 if not offered) and the
 * one-off price of the certificate.
 */
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { ServiceDefinition } from './definition.ts';

/** Price of one assessment of this type, in cents; 0 if the service does not offer the type. */
export const feeTotal = (definition: Pick<ServiceDefinition, 'Fees'>, type: AssessmentType): number =>
  (definition.Fees[type] ?? []).reduce((sum, fee) => sum + fee.AmountCents, 0);

/** One-off price of the certificate itself, in cents. */
export const certificateFeeTotal = (definition: Pick<ServiceDefinition, 'CertificateFees'>): number =>
  (definition.CertificateFees ?? []).reduce((sum, fee) => sum + fee.AmountCents, 0);
