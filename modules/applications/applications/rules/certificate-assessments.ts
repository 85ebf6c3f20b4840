import type { AssessmentType } from '#platform/common/format/assessment-types.ts';

/** Assessments that belong to a certificate: all but the one that it comes from. */
export const CERTIFICATE_ASSESSMENTS = [
  'SURVEILLANCE',
  'RENEWAL',
  'SPECIAL',
] as const satisfies readonly AssessmentType[];
export type CertificateAssessment = (typeof CERTIFICATE_ASSESSMENTS)[number];

export const isCertificateAssessment = (type: AssessmentType): type is CertificateAssessment =>
  (CERTIFICATE_ASSESSMENTS as readonly AssessmentType[]).includes(type);
