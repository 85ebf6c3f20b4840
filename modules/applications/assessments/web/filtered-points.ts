import type { AnsweredPoint } from '#modules/applications/applications/rules/index.ts';
import type { ChecklistData } from '../rules/contract.ts';
import { isFinding } from '../rules/findings.ts';

export const POINT_FILTERS = ['ALL', 'OPEN', 'FINDINGS', 'ANSWERED'] as const;
export type PointFilter = (typeof POINT_FILTERS)[number];

/** Keys of the points that a filter shows; ANSWERED are those that the client answered before this round. */
export function filteredPoints(
  { Points, Round }: ChecklistData,
  asked: readonly AnsweredPoint[],
  filter: PointFilter,
): string[] {
  const answered = new Set(asked.filter((one) => one.Round === Round - 1).map(({ PointKey }) => PointKey));
  const points = Points.filter((point) => {
    if (filter === 'OPEN') return point.Result === null;
    if (filter === 'FINDINGS') return isFinding(point.Result);
    return filter === 'ALL' || answered.has(point.PointKey);
  });
  return points.map(({ PointKey }) => PointKey);
}
