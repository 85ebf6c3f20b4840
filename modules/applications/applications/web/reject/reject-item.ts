import { type ChecklistPoint, isFinding } from '#modules/applications/assessments/rules/index.ts';
import type { AnswerRow } from '../../rules/contract.ts';

/** One thing that can be asked about: a point of the checklist, or a field of the form. */
export type RejectItem = {
  id: string;
  PointKey?: string;
  /** The field that it is about by itself. */
  Field?: string;
  /** Clause or page, in small. */
  about: string;
  title: string;
  /** Correction due date of a finding, YYYY-MM-DD. */
  dueOn: string | null;
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

/** The assessor's own points, and whatever was found wanting at a later step before the file came back. */
const isRequestable = ({ Step, Result }: ChecklistPoint): boolean => Step === 'ASSESSOR' || isFinding(Result);

/** Points of the checklist first, with the answer that each is about. */
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

/** Findings that were noted already are proposed as the words to the client. */
export const notedRemarks = (points: readonly ChecklistPoint[]): Record<string, string> =>
  Object.fromEntries(
    points
      .filter((point) => isRequestable(point) && isFinding(point.Result))
      .map((point) => [`point ${point.PointKey}`, point.Remark ?? '']),
  );
