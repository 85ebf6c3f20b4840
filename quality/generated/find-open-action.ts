/**
 * Finds the first of the given candidates (user and record) whose view shows an enabled button for an
 * action, for the generated workflow tests.
 */
import type { Answer } from '../support/portal.ts';

/** A record and a user who might perform an action on it. */
type Chance = { who: string };
type Button = { Action: string; Allowed: boolean; IsOverrideNeeded?: boolean };

/** Returns the first candidate with an enabled button for the action, or undefined. */
export async function findOpenAction<One extends Chance>(
  action: string,
  chances: Iterable<One>,
  see: (chance: One) => Promise<Answer>,
): Promise<One | undefined> {
  for (const chance of chances) {
    const { status, data } = await see(chance);
    const button =
      status === 200 ? (data.Actions as Button[]).find(({ Action }) => Action === action) : undefined;
    if (button?.Allowed && !button.IsOverrideNeeded) return chance;
  }
  return undefined;
}
