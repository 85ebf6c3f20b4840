import type { AnswerRow } from '@assay/shared/application/contract.ts';
import type { ChecklistPoint } from '@assay/shared/checklist/contract.ts';

/** One thing that can be asked about: a point of the checklist, or a field of the form. */
export type RejectItem = {
  id: string;
  PointKey?: string;
  Field?: string;
  /** Clause or page, in small. */
  about: string;
  title: string;
  /** What the client answered. */
  answer: string;
};

const answerText = (row: AnswerRow | undefined): string =>
  row
    ? (row.Text ??
      [
        ...row.Files.map((file) => file.Name),
        ...(row.Table?.Rows.map((cells) => cells.filter(Boolean).join(' · ')) ?? []),
      ].join('\n'))
    : '';

/** Points of the assessor's step first, with the answer that each is about. */
export function pointItems(points: readonly ChecklistPoint[], answers: readonly AnswerRow[]): RejectItem[] {
  return points
    .filter((point) => point.Step === 'ASSESSOR')
    .map((point) => ({
      id: `point ${point.PointKey}`,
      PointKey: point.PointKey,
      ...(point.Field && { Field: point.Field }),
      about: point.Clause,
      title: point.Text,
      answer: answerText(answers.find((row) => row.Field === point.Field)),
    }));
}

export const fieldItems = (answers: readonly AnswerRow[]): RejectItem[] =>
  answers.map((row) => ({
    id: `field ${row.Field}`,
    Field: row.Field,
    about: row.Page,
    title: row.Title,
    answer: answerText(row),
  }));

/** Findings that were noted already are proposed as the words to the client. */
export const notedRemarks = (points: readonly ChecklistPoint[]): Record<string, string> =>
  Object.fromEntries(
    points
      .filter((point) => point.Step === 'ASSESSOR' && (point.Result === 'MINOR' || point.Result === 'MAJOR'))
      .map((point) => [`point ${point.PointKey}`, point.Remark ?? '']),
  );
