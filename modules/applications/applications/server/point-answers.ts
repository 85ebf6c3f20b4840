/** Merges the client's answers to the points that an assessor sent. */
import type { LoadedApplication } from './load.ts';
import type { PointAnswer } from './tables.ts';

type Row = Pick<LoadedApplication, 'PointAnswers'>;
type SubmittedPointAnswer = { PointNo: number; Answer: string; Attachment?: string[] };

/** The point answers after a save: submitted answers replace the stored ones. */
export function submittedPointAnswers(row: Row, input: unknown): PointAnswer[] {
  const sent = (input as SubmittedPointAnswer[] | undefined) ?? [];
  const answers = new Map(row.PointAnswers.map((answer) => [answer.PointNo, answer]));
  for (const { PointNo, Answer, Attachment } of sent)
    answers.set(PointNo, {
      PointNo,
      Answer,
      Attachment: Attachment ?? answers.get(PointNo)?.Attachment ?? [],
    });
  return [...answers.values()].toSorted((one, other) => one.PointNo - other.PointNo);
}
