/** The types of assessment; each service offers some of them. */
export const ASSESSMENT_TYPES = ['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL'] as const;
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number];
