/** Decides whether a status change that the portal makes by itself applies to a record, and what it changes. */
import { targetsOf } from './targets.ts';
import type { AutomaticMove } from './types.ts';

/** One automatic status change with its rule. */
export type AutomaticRow<Status extends string, Facts> = AutomaticMove<Status> & {
  /** The changed facts; null if the change does not apply to this record. `today` is the day in Hong Kong. */
  change: (facts: Facts, today: string) => Partial<Facts> | null;
};

/**
 * Returns the changed facts, or null if the row does not apply. Throws if the row leads to a status that it does not declare,
 * which is a defect of the table.
 */
export function automaticChange<Status extends string, Facts>(
  name: string,
  row: AutomaticRow<Status, Facts>,
  { facts, statusOf, today }: { facts: Facts; statusOf: (facts: Facts) => Status; today: string },
): Partial<Facts> | null {
  const before = statusOf(facts);
  if (!row.From.includes(before)) return null;
  const change = row.change(facts, today);
  if (change === null) return null;
  const after = statusOf({ ...facts, ...change });
  const targets = targetsOf(row, before);
  if (!targets.includes(after) && !(after === before && targets.includes('SAME')))
    throw new Error(`${name} may not lead from ${before} to ${after}`);
  return change;
}
