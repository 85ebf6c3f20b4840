/**
 * Steps of an assessment, in order (assessor, on-site assessor, independent reviewer, COO, CEO), of which a
 * service selects its own, and those that need an assigned person.
 */

/** Steps of an assessment, in order. A service selects the steps that its applications pass through. */
export const STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'] as const;
export type Step = (typeof STEPS)[number];

/** Steps that require an assigned person before anyone can act. */
export const ASSIGNED_STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'] as const;
export type AssignedStep = (typeof ASSIGNED_STEPS)[number];
