/** The chain of an assessment, in order; a service names the steps that its applications pass. */
export const STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'] as const;
export type Step = (typeof STEPS)[number];

/** Steps that need a named person before anybody can act at them. */
export const ASSIGNED_STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'] as const;
export type AssignedStep = (typeof ASSIGNED_STEPS)[number];
