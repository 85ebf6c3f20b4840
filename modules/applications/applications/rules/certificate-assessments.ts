import type { AssessmentType } from '#platform/common/format/assessment-types.ts';

/** Assessment types that belong to an existing certificate: all except INITIAL, which creates it. */
export const CERTIFICATE_ASSESSMENTS = [
  'SURVEILLANCE',
  'RENEWAL',
  'SPECIAL',
] as const satisfies readonly AssessmentType[];
export type CertificateAssessment = (typeof CERTIFICATE_ASSESSMENTS)[number];

export const isCertificateAssessment = (type: AssessmentType): type is CertificateAssessment =>
  (CERTIFICATE_ASSESSMENTS as readonly AssessmentType[]).includes(type);
