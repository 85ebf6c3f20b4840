import type { Question, QuestionSelectBase } from 'survey-core';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to, from + MOST) - from + 1) }, (_, at) => from + at);
const MOST = 200;

/** Other answers worth a try where the first did not hold: an expression may tie it to another answer. */
export function otherSamples(question: Question): unknown[] {
  const inputType = question.getPropertyValue('inputType');
  const [min, max]: unknown[] = [question.getPropertyValue('min'), question.getPropertyValue('max')];
  if (inputType === 'number') {
    const least = Number(min) || 0;
    return [...range(least, Number(max) || least + MOST), Number(max) || 1000, 1_000_000];
  }
  if (inputType === 'date')
    return [
      max,
      min,
      '2026-06-16',
      '2027-06-15',
      '2026-12-31',
      '2025-06-15',
      '2025-01-01',
      '2030-06-15',
    ].filter((day) => typeof day === 'string' && day !== '');
  if (question.getType() === 'boolean') return [true, false];
  if (['dropdown', 'radiogroup', 'buttongroup'].includes(question.getType()))
    return (question as QuestionSelectBase).visibleChoices.map((item) => item.value as unknown);
  return [];
}
