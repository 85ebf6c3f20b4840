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
 * What a certificate is assessed for next; null when nothing is left of its cycle. What was missed gives way to what
 * has opened or was done since: nobody catches up on last year's surveillance when this year's is due.
 */
export const nextOf = (ahead: readonly NextAssessment[], today: string): NextAssessment | null =>
  ahead.findLast((mark) => mark.Opens <= today) ?? ahead[0] ?? null;

export const nextAssessment = (marks: readonly CycleMark[], today: string): NextAssessment | null =>
  nextOf(assessmentsAhead(marks), today);
