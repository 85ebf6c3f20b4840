/** Decides what a recorded checklist result means for the nonconformity of its checklist item. */
import type { Grade } from './facts.ts';
import { isVerified, type NonconformityStatus, STATUS_ON } from './statuses.ts';
import { NONCONFORMITY_MOVES, type NonconformityMove } from './workflow.ts';

const SEVERITY: Readonly<Record<Grade, number>> = { MINOR: 1, MAJOR: 2 };

type Existing = { Status: NonconformityStatus; Grade: Grade };
type Outcome = { Move: NonconformityMove; Status: NonconformityStatus };

/**
 * Returns the change that a result recorded since the last one makes; null if it makes none. `grade` is null for a result
 * that is not a finding.
 */
export function afterResult({ Status, Grade: before }: Existing, grade: Grade | null): Outcome | null {
  const allows = (move: NonconformityMove) => NONCONFORMITY_MOVES[move].From.includes(Status);
  if (grade === null) {
    if (allows('CONFIRM_RESULT')) return { Move: 'CONFIRM_RESULT', Status: STATUS_ON.CONFIRM };
    if (isVerified(Status) || !allows('CORRECT_RESULT')) return null;
    return { Move: 'CORRECT_RESULT', Status: STATUS_ON.WITHDRAW };
  }
  if (allows('REPEAT_RESULT') && SEVERITY[grade] >= SEVERITY[before])
    return { Move: 'REPEAT_RESULT', Status: STATUS_ON.REPEAT };
  return allows('CORRECT_RESULT') ? { Move: 'CORRECT_RESULT', Status } : null;
}
