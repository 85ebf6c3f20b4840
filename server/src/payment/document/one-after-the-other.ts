import { takeTurns } from '../../auth/take-turns.ts';

/** Far more than anybody clicks; beyond it they are asked to come back in a moment. */
const MOST_WAITING = 4;

type Line = { inTurn: ReturnType<typeof takeTurns>; asked: number };

/** One piece of work after the other for each person: whoever asks for many keeps only themselves waiting. */
export function lineForEach() {
  const lines = new Map<number, Line>();
  return async <T>(accountId: number, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(accountId) ?? { inTurn: takeTurns(1, MOST_WAITING), asked: 0 };
    lines.set(accountId, line);
    line.asked += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.asked -= 1;
      if (line.asked === 0) lines.delete(accountId);
    }
  };
}

/** The line of papers. */
export const oneAfterTheOther = lineForEach();
