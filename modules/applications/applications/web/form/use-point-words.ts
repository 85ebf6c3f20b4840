import { useCallback, useRef, useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import type { FormPoint } from './form-notes.ts';

/** What the client says to one point. */
export type PointWords = { Answer: string; Files: readonly FileInfo[] };
type All = ReadonlyMap<number, PointWords>;

const NONE: PointWords = { Answer: '', Files: [] };
const wordsIn = (points: readonly FormPoint[]): All =>
  new Map(points.map(({ PointNo, Answer, Files }) => [PointNo, { Answer: Answer ?? '', Files }]));
const isSame = (one: PointWords | undefined, other: PointWords | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The client's words to the points while they are written; `sent` is what goes to the server. */
export function usePointWords(points: readonly FormPoint[]) {
  const [words, setWords] = useState<All>(() => wordsIn(points));
  const newest = useRef(words);
  const base = useRef(words);
  const put = useCallback((next: All): void => {
    newest.current = next;
    setWords(next);
  }, []);
  return {
    of: (no: number): PointWords => words.get(no) ?? NONE,
    isDone: (no: number): boolean => (words.get(no)?.Answer ?? '').trim() !== '',
    change: (no: number, next: PointWords): void => put(new Map(newest.current).set(no, next)),
    sent: () =>
      [...newest.current].map(([PointNo, { Answer, Files }]) => ({
        PointNo,
        Answer,
        Attachment: Files.map((file) => file.FileKey),
      })),
    open: (): number[] =>
      [...newest.current].filter(([, { Answer }]) => Answer.trim() === '').map(([no]) => no),
    /** After another user's change: their version with the local text applied on top. */
    take: (fresh: readonly FormPoint[]): void => {
      const theirs = wordsIn(fresh);
      const mine = [...newest.current].filter(([no, one]) => !isSame(one, base.current.get(no)));
      base.current = theirs;
      put(new Map([...theirs, ...mine.filter(([no]) => theirs.has(no))]));
    },
  };
}
export type PointWordsHandle = ReturnType<typeof usePointWords>;
