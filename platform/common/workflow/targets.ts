/**
 * Returns the statuses to which an action of a workflow table may lead, in total or from one status, and
 * finds statuses that lack a target or have an unnecessary one.
 */
import type { AutomaticMove, Target, Targets } from './types.ts';

type Moves<Status extends string> = Pick<AutomaticMove<Status>, 'From' | 'To'>;

/** Returns the statuses that a row may lead to from this status; 'SAME' keeps the status. */
export function targetsOf<Status extends string>(
  { To }: Pick<Moves<Status>, 'To'>,
  from: Status,
): readonly Target<Status>[] {
  return isList(To) ? To : (To[from] ?? []);
}

/** Returns every target of a row, each once, in the order of its statuses. */
export const allTargets = <Status extends string>(row: Moves<Status>): Target<Status>[] => [
  ...new Set(row.From.flatMap((from) => targetsOf(row, from))),
];

/**
 * Returns the statuses without targets in a row by status, and those with targets although the row does not
 * start there.
 */
export function unmatchedTargets<Status extends string>({ From, To }: Moves<Status>): Status[] {
  if (isList(To)) return [];
  const named = Object.keys(To) as Status[];
  return [...From.filter((from) => !To[from]), ...named.filter((from) => !From.includes(from))];
}

const isList = <Status extends string>(to: Targets<Status>): to is readonly Target<Status>[] =>
  Array.isArray(to);
