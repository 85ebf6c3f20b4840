/** `NONE` is the state before CREATE: there is no record yet. The others are specification point 4. */
export const APPLICATION_STATUSES = [
  'NONE',
  'DRAFT',
  'INPROGRESS',
  'PENDING',
  'RETURNED',
  'UNDERREVIEW',
  'REJECTED',
  'REJECTED_FLOW',
  'REJECTED_STAFF',
  'CERTIFIED',
  'COMPLETED',
  'CANCELLED',
  'ARCHIVED',
  'WAITING',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const ASSESSMENT_TYPES = ['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL'] as const;
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number];

/** The chain, in order. */
export const STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'] as const;
export type Step = (typeof STEPS)[number];

/** Steps that need a named person before anybody can act at them. */
export const ASSIGNED_STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'] as const;
export type AssignedStep = (typeof ASSIGNED_STEPS)[number];
