/** Decides what a recorded checklist result means for the nonconformity of its checklist item. */
import type { Grade } from './facts.ts';
import { type NonconformityStatus, nonconformityStatuses } from './statuses.ts';
import type { NonconformityMove } from './workflow.ts';

const SEVERITY: Readonly<Record<Grade, number>> = { MINOR: 1, MAJOR: 2 };

type Existing = { Status: NonconformityStatus; Grade: Grade };
type Outcome = { Move: NonconformityMove; Status: NonconformityStatus };

/**
 * Returns the change that a result recorded since the last one makes; null if it makes none. `grade` is null for a result
 * that is not a finding.
 */
export function afterResult({ Status, Grade: before }: Existing, grade: Grade | null): Outcome | null {
  if (nonconformityStatuses.final.includes(Status)) return null;
  const isAnswered = nonconformityStatuses.answered.includes(Status) || Status === 'RETURNED';
  if (grade === null) {
    if (nonconformityStatuses.verified.includes(Status)) return null;
    return isAnswered
      ? { Move: 'CONFIRM_RESULT', Status: 'VERIFIED' }
      : { Move: 'CORRECT_RESULT', Status: 'WITHDRAWN' };
  }
  return isAnswered && SEVERITY[grade] >= SEVERITY[before]
    ? { Move: 'REPEAT_RESULT', Status: 'RETURNED' }
    : { Move: 'CORRECT_RESULT', Status };
}
