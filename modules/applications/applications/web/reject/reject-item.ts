/** Items about which an assessor can send a query to the client: checklist points and form fields. */
import { type ChecklistPoint, isFinding } from '#modules/applications/assessments/rules/index.ts';
import type { AnswerRow } from '../../rules/contract.ts';

/** A checklist point or form field that can be sent to the client. */
export type RejectItem = {
  id: string;
  PointKey?: string;
  /** The form field that the item concerns. */
  Field?: string;
  /** Clause or page, shown in small print. */
  about: string;
  title: string;
  /** Correction due date of a finding, YYYY-MM-DD. */
  dueOn: string | null;
  /** The client's current answer. */
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

/** The assessor's own points, and findings from later steps recorded before the application was sent back. */
const isRequestable = ({ Step, Result }: ChecklistPoint): boolean => Step === 'ASSESSOR' || isFinding(Result);

/** Items for checklist points, each with the answer that it concerns. */
export function pointItems(points: readonly ChecklistPoint[], answers: readonly AnswerRow[]): RejectItem[] {
  return points.filter(isRequestable).map((point) => ({
    id: `point ${point.PointKey}`,
    PointKey: point.PointKey,
    ...(point.Field && { Field: point.Field }),
    about: point.Clause,
    title: point.Text,
    dueOn: isFinding(point.Result) ? point.DueOn : null,
    answer: answerText(answers.find((row) => row.Field === point.Field)),
  }));
}

export const fieldItems = (answers: readonly AnswerRow[]): RejectItem[] =>
  answers.map((row) => ({
    id: `field ${row.Field}`,
    Field: row.Field,
    about: row.Page,
    title: row.Title,
    dueOn: null,
    answer: answerText(row),
  }));

/** Remarks of recorded findings, proposed as text for the client. */
export const notedRemarks = (points: readonly ChecklistPoint[]): Record<string, string> =>
  Object.fromEntries(
    points
      .filter((point) => isRequestable(point) && isFinding(point.Result))
      .map((point) => [`point ${point.PointKey}`, point.Remark ?? '']),
  );
