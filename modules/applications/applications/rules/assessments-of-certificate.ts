import type { AssessmentType } from '#platform/common/format/assessment-types.ts';

/** Assessments that belong to a certificate: all but the one that it comes from. */
export const OF_CERTIFICATE = [
  'SURVEILLANCE',
  'RENEWAL',
  'SPECIAL',
] as const satisfies readonly AssessmentType[];
export type AssessmentOfCertificate = (typeof OF_CERTIFICATE)[number];

export const isOfCertificate = (type: AssessmentType): type is AssessmentOfCertificate =>
  (OF_CERTIFICATE as readonly AssessmentType[]).includes(type);
