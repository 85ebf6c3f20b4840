/**
 * Hook with the client's draft answers to the assessor's points: which are answered, changes, request
 * format, and merging with another user's version.
 */
import { useCallback, useRef, useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import type { FormPoint } from './form-notes.ts';

/** The client's draft answer to one point. */
export type PointAnswerDraft = { Answer: string; Files: readonly FileInfo[] };
type All = ReadonlyMap<number, PointAnswerDraft>;

const EMPTY_ANSWER: PointAnswerDraft = { Answer: '', Files: [] };
const draftsIn = (points: readonly FormPoint[]): All =>
  new Map(points.map(({ PointNo, Answer, Files }) => [PointNo, { Answer: Answer ?? '', Files }]));
const isSame = (one: PointAnswerDraft | undefined, other: PointAnswerDraft | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** State of the client's draft answers to points; `sent` returns them in request format. */
export function usePointAnswers(points: readonly FormPoint[]) {
  const [drafts, setDrafts] = useState<All>(() => draftsIn(points));
  const newest = useRef(drafts);
  const base = useRef(drafts);
  const put = useCallback((next: All): void => {
    newest.current = next;
    setDrafts(next);
  }, []);
  return {
    of: (no: number): PointAnswerDraft => drafts.get(no) ?? EMPTY_ANSWER,
    isDone: (no: number): boolean => (drafts.get(no)?.Answer ?? '').trim() !== '',
    change: (no: number, next: PointAnswerDraft): void => put(new Map(newest.current).set(no, next)),
    sent: () =>
      [...newest.current].map(([PointNo, { Answer, Files }]) => ({
        PointNo,
        Answer,
        Attachment: Files.map((file) => file.FileKey),
      })),
    open: (): number[] =>
      [...newest.current].filter(([, { Answer }]) => Answer.trim() === '').map(([no]) => no),
    /** Accepts another user's version and applies the local text on top. */
    set: (fresh: readonly FormPoint[]): void => {
      const remote = draftsIn(fresh);
      const mine = [...newest.current].filter(([no, one]) => !isSame(one, base.current.get(no)));
      base.current = remote;
      put(new Map([...remote, ...mine.filter(([no]) => remote.has(no))]));
    },
  };
}
export type PointAnswersHandle = ReturnType<typeof usePointAnswers>;
