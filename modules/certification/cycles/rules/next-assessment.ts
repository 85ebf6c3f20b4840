import type { CycleMark } from '#modules/certification/certificates/rules/cycle-line.ts';

export type NextAssessment = CycleMark & { Kind: 'SURVEILLANCE' | 'RENEWAL'; Opens: string };

const isAssessment = (mark: CycleMark): mark is NextAssessment =>
  (mark.Kind === 'SURVEILLANCE' || mark.Kind === 'RENEWAL') && mark.Opens !== null;

/**
 * What a certificate is assessed for next; null when nothing is left of its cycle. What was missed gives way to what
 * has opened or was done since: nobody catches up on last year's surveillance when this year's is due.
 */
export function nextAssessment(marks: readonly CycleMark[], today: string): NextAssessment | null {
  const assessments = marks.filter(isAssessment);
  const open = assessments.slice(assessments.findLastIndex((mark) => mark.State === 'DONE') + 1);
  return open.findLast((mark) => mark.Opens <= today) ?? open[0] ?? null;
}
