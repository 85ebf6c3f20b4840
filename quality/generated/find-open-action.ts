import type { Answer } from '../support/portal.ts';

/** A record and the person who might do something to it. */
type Chance = { who: string };
type Button = { Action: string; Allowed: boolean; IsOverrideNeeded?: boolean };

/** The first chance at which the button of an action is open, in the order given; undefined where it is nowhere. */
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
