/** Types of certification decisions, and the type that the outcome of an assessment gives. */
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';

export const DECISION_TYPES = [
  'GRANT',
  'REFUSE',
  'MAINTAIN',
  'RENEW',
  'EXTEND_SCOPE',
  'REDUCE_SCOPE',
  'SUSPEND',
  'RESTORE',
  'WITHDRAW',
  'EXTEND_TERM',
] as const;
export type DecisionType = (typeof DECISION_TYPES)[number];

/** The decision with which an assessment ends in favour of the client. */
export const DECISION_OF_ASSESSMENT = {
  INITIAL: 'GRANT',
  SURVEILLANCE: 'MAINTAIN',
  RENEWAL: 'RENEW',
  SPECIAL: 'MAINTAIN',
} as const satisfies Record<AssessmentType, DecisionType>;

/** The decision with which an assessment ends against the client. */
export const REFUSAL: DecisionType = 'REFUSE';

/** Tone of the badge of a decision. */
export const DECISION_TONES = {
  GRANT: 'success',
  REFUSE: 'danger',
  MAINTAIN: 'success',
  RENEW: 'success',
  EXTEND_SCOPE: 'success',
  REDUCE_SCOPE: 'warning',
  SUSPEND: 'warning',
  RESTORE: 'success',
  WITHDRAW: 'danger',
  EXTEND_TERM: 'success',
} as const satisfies Record<DecisionType, string>;
