import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Participant } from './facts.ts';

/** The steps that collect the evidence for a decision. */
export const EVALUATION_STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE'] as const satisfies readonly Step[];

/**
 * Separation of duties (ISO/IEC 17021-1, 17065, 17029): the assessor and the on-site assessor are one side
 * and may be the same person; every other pair of steps needs two people. The rule applies to the person,
 * not the role.
 */
export const areStepsIncompatible = (one: Step, other: Step): boolean =>
  one !== other && !(isEvaluation(one) && isEvaluation(other));

const isEvaluation = (step: Step): boolean => (EVALUATION_STEPS as readonly Step[]).includes(step);

/** The steps that review the evidence and decide. */
export const isDecisionStep = (step: Step | null): boolean => step !== null && !isEvaluation(step);

/** True if the user acted, in any round, at a step that is incompatible with this one. */
export const hasDutyConflict = (participants: readonly Participant[], userKey: string, step: Step): boolean =>
  participants.some((one) => one.UserKey === userKey && areStepsIncompatible(one.Step, step));
