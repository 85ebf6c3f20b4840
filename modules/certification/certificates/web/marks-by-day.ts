import type { CycleLine, CycleMark } from '#modules/applications/applications/rules/index.ts';

/**
 * Groups the due dates of a certification cycle by day for the timeline, so that dates on the same day
 * (renewal and last valid day) share one label.
 */
export function marksByDay({ Marks }: Pick<CycleLine, 'Marks'>): CycleMark[][] {
  const days = new Map<string, CycleMark[]>();
  for (const mark of Marks) days.set(mark.On, [...(days.get(mark.On) ?? []), mark]);
  return [...days.values()];
}
