/**
 * Finds the surveillances and the renewal still ahead in a certificate's cycle and the next of them; a
 * missed one is superseded once a later one has opened or been completed.
 */
import type { CycleMark } from './cycle-line.ts';

export type NextAssessment = CycleMark & { Kind: 'SURVEILLANCE' | 'RENEWAL'; Opens: string };

const isAssessment = (mark: CycleMark): mark is NextAssessment =>
  (mark.Kind === 'SURVEILLANCE' || mark.Kind === 'RENEWAL') && mark.Opens !== null;

/** Assessments of a cycle after the last completed one, in date order. */
export function assessmentsAhead(marks: readonly CycleMark[]): NextAssessment[] {
  const assessments = marks.filter(isAssessment);
  return assessments.slice(assessments.findLastIndex((mark) => mark.State === 'DONE') + 1);
}

/**
 * The next assessment of a certificate; null if the cycle has none left. A missed assessment is superseded
 * once a later one has opened or been completed: last year's surveillance is not done when this year's is
 * due.
 */
export const nextOf = (ahead: readonly NextAssessment[], today: string): NextAssessment | null =>
  ahead.findLast((mark) => mark.Opens <= today) ?? ahead[0] ?? null;

export const nextAssessment = (marks: readonly CycleMark[], today: string): NextAssessment | null =>
  nextOf(assessmentsAhead(marks), today);
