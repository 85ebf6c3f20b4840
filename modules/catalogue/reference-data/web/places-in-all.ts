import { moved } from '#platform/web/ui/form/moved.ts';

/**
 * Maps a move among the visible entries of a reference list to positions in the whole list, which may have
 * hidden entries in between: the entry goes directly before its new visible neighbour.
 */
export function placesInAll<Item>(
  all: readonly Item[],
  shown: readonly Item[],
  from: number,
  to: number,
): [from: number, to: number] {
  const item = shown[from] as Item;
  const order = moved(shown, from, to);
  const next = order[to + 1];
  const before = order[to - 1];
  const rest = all.filter((one) => one !== item);
  const place = next === undefined ? rest.indexOf(before as Item) + 1 : rest.indexOf(next);
  return [all.indexOf(item), place];
}
