import { moved } from '#platform/web/ui/form/moved.ts';

/**
 * Maps a move among the visible entries to positions in the whole list. Hidden ones may be in between: the moved one is placed
 * right before its new neighbour, and at the end right after the last visible one.
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
