/**
 * Rules for checklist findings (MINOR and MAJOR results): required remark, default due date for
 * correction, and when a finding is overdue.
 */
import { addDays } from '#platform/common/format/dates.ts';
import type { ChecklistResult } from './contract.ts';

export const isFinding = (result: ChecklistResult | null | undefined): result is 'MINOR' | 'MAJOR' =>
  result === 'MINOR' || result === 'MAJOR';

const SEVERITY: Readonly<Record<ChecklistResult, number>> = {
  CONFORM: 0,
  OBSERVATION: 0,
  NA: 0,
  MINOR: 1,
  MAJOR: 2,
};

/** Whether a recorded finding becomes less severe, or none: not to be done by a single key by mistake. */
export const isLowered = (before: ChecklistResult | null, after: ChecklistResult): boolean =>
  before !== null && SEVERITY[after] < SEVERITY[before];

/**
 * Results that say nothing without a remark: a finding, whose client could not know what to correct, and an
 * observation, which is not a nonconformity, blocks nothing and has no due date.
 */
export const requiresRemark = (result: ChecklistResult | null | undefined): boolean =>
  isFinding(result) || result === 'OBSERVATION';

export const isMissingRemark = (answer: { Result: ChecklistResult; Remark: string | null }): boolean =>
  requiresRemark(answer.Result) && !answer.Remark?.trim();

type Due = {
  Result: ChecklistResult;
  /** The due date that the assessor entered. */
  Given: string | undefined;
  /** The existing answer. */
  Before: { Result: ChecklistResult; DueOn: string | null } | undefined;
  Days: { MINOR: number; MAJOR: number };
  /** YYYY-MM-DD, in Hong Kong. */
  Today: string;
};

/** The correction due date; it stays the same as long as the result does. */
export function dueOnOf({ Result, Given, Before, Days, Today }: Due): string | null {
  if (!isFinding(Result)) return null;
  if (Given) return Given;
  if (Before?.Result === Result && Before.DueOn) return Before.DueOn;
  return addDays(Today, Days[Result]);
}

export const isOverdue = (due: string | null, today: string): boolean => due !== null && due < today;
