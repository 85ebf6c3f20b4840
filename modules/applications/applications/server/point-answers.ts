/** Merges and checks the client's answers to the points that an assessor sent. */
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { type FailureField, failField } from '#platform/server/http/fail.ts';
import { openPoints } from '../rules/points.ts';
import type { LoadedApplication } from './load.ts';
import type { PointAnswer } from './tables.ts';

type Row = Pick<LoadedApplication, 'Points' | 'PointAnswers'>;
type SubmittedPointAnswer = { PointNo: number; Answer: string; Attachment?: string[] };

/** The point answers after a save: submitted answers replace the stored ones. */
export function submittedPointAnswers(row: Row, actor: SignedIn, input: unknown): PointAnswer[] {
  const sent = (input as SubmittedPointAnswer[] | undefined) ?? [];
  const known = new Set(row.Points.map(({ PointNo }) => PointNo));
  const isFit =
    sent.every(({ PointNo }) => known.has(PointNo)) && (sent.length === 0 || isClient(actor.Roles));
  if (!isFit) failField('PointAnswers', 'FIELD_INVALID');
  const answers = new Map(row.PointAnswers.map((answer) => [answer.PointNo, answer]));
  for (const { PointNo, Answer, Attachment } of sent)
    answers.set(PointNo, {
      PointNo,
      Answer,
      Attachment: Attachment ?? answers.get(PointNo)?.Attachment ?? [],
    });
  return [...answers.values()].toSorted((one, other) => one.PointNo - other.PointNo);
}

/** A validation error for each point without an answer. */
export const pointFields = (row: Row, answers: readonly PointAnswer[]): FailureField[] =>
  openPoints(row.Points, answers).map((no) => ({ Field: `PointAnswers.${no}`, Code: 'FIELD_POINT_ANSWER' }));
