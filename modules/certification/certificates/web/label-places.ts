/** Computes positions and widths of the labels below the cycle timeline, so that none overlap. */

/** Maximum share of the line for one label: five of them fit next to each other. */
const WIDEST = 0.2;
/** Minimum width of a date and a number, used where a wider label would move away from its dot. */
const NARROWEST = 0.12;
const STEP = 0.01;

type Places = { width: number; middles: number[] };

/**
 * Centres (0 to 1) and common width of the labels: the largest width at which each label covers its own
 * place, none lies outside of the line and none overlaps another. `places` are sorted.
 */
export function labelPlaces(places: readonly number[]): Places {
  const widest = Math.min(WIDEST, 1 / Math.max(1, places.length));
  const narrowest = Math.min(widest, NARROWEST);
  for (let width = widest; width > narrowest; width -= STEP) {
    const middles = middlesOf(places, width);
    if (middles.every((middle, at) => Math.abs(middle - (places[at] ?? 0)) <= width / 2 + 1e-9))
      return { width, middles };
  }
  return { width: narrowest, middles: middlesOf(places, narrowest) };
}

/** Moves each label as close to its own place as the others allow. */
function middlesOf(places: readonly number[], width: number): number[] {
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -width / 2) + width));
  const middles: number[] = [];
  for (const place of pushed.toReversed())
    middles.unshift(Math.min(place, (middles[0] ?? 1 + width / 2) - width));
  return middles;
}
