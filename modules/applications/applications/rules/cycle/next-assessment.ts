import type { CycleMark } from './cycle-line.ts';

export type NextAssessment = CycleMark & { Kind: 'SURVEILLANCE' | 'RENEWAL'; Opens: string };

const isAssessment = (mark: CycleMark): mark is NextAssessment =>
  (mark.Kind === 'SURVEILLANCE' || mark.Kind === 'RENEWAL') && mark.Opens !== null;

/** What is left of a cycle behind the last assessment that was done, in the order of its days. */
export function assessmentsAhead(marks: readonly CycleMark[]): NextAssessment[] {
  const assessments = marks.filter(isAssessment);
  return assessments.slice(assessments.findLastIndex((mark) => mark.State === 'DONE') + 1);
}

/**
 * The next assessment of a certificate; null when the cycle has none left. A missed assessment is superseded by one that has
 * opened or was done since: last year's surveillance is not caught up when this year's is due.
 */
export const nextOf = (ahead: readonly NextAssessment[], today: string): NextAssessment | null =>
  ahead.findLast((mark) => mark.Opens <= today) ?? ahead[0] ?? null;

export const nextAssessment = (marks: readonly CycleMark[], today: string): NextAssessment | null =>
  nextOf(assessmentsAhead(marks), today);
