import type { ChecklistPoint } from './contract.ts';
import { isFinding } from './findings.ts';

type Point = Pick<ChecklistPoint, 'Result' | 'Trail'>;

/**
 * Findings of an earlier round whose points are open again: the client has answered, and the assessor has yet to look.
 * `DueOn` is the earliest of their days, YYYY-MM-DD; null where none has one.
 */
export function awaitingFindings(points: readonly Point[]): { Count: number; DueOn: string | null } {
  const awaiting = points.flatMap(({ Result, Trail }) => {
    const last = Trail.at(-1);
    return Result === null && last && isFinding(last.Result) ? [last] : [];
  });
  const days = awaiting.flatMap(({ DueOn }) => DueOn ?? []);
  return { Count: awaiting.length, DueOn: days.sort()[0] ?? null };
}
