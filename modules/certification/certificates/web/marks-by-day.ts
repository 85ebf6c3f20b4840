import type { CycleLine, CycleMark } from '#modules/applications/applications/rules/index.ts';

/** Groups the dates of a cycle by day: for example, the renewal is due on the last valid day. */
export function marksByDay({ Marks }: Pick<CycleLine, 'Marks'>): CycleMark[][] {
  const days = new Map<string, CycleMark[]>();
  for (const mark of Marks) days.set(mark.On, [...(days.get(mark.On) ?? []), mark]);
  return [...days.values()];
}
