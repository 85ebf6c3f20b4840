import type { ChecklistPoint } from './contract.ts';
import { isFinding } from './findings.ts';

type Point = Pick<ChecklistPoint, 'Result' | 'Trail'>;

/**
 * Counts findings of the previous round that the client has answered and the assessor has not yet reviewed.
 * `DueOn` is their earliest due date, YYYY-MM-DD; null if none has one.
 */
export function awaitingFindings(points: readonly Point[]): { Count: number; DueOn: string | null } {
  const awaiting = points.flatMap(({ Result, Trail }) => {
    const last = Trail.at(-1);
    return Result === null && last && isFinding(last.Result) ? [last] : [];
  });
  const days = awaiting.flatMap(({ DueOn }) => DueOn ?? []);
  return { Count: awaiting.length, DueOn: days.sort()[0] ?? null };
}
