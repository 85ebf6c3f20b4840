/** How much of the line a label may take: five of them fit side by side. */
const WIDEST = 0.2;
/** As narrow as a date and a number may be set, where a wider one would leave its dot. */
const NARROWEST = 0.12;
const STEP = 0.01;

type Places = { width: number; middles: number[] };

/**
 * Where labels are placed below a line, from 0 to 1 (their centres), and how wide each may be: the widest that lets each be
 * above or below its own place, none outside the line and none overlapping another. The places are in order.
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

/** Each as near to its own place as the others leave it. */
function middlesOf(places: readonly number[], width: number): number[] {
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -width / 2) + width));
  const middles: number[] = [];
  for (const place of pushed.toReversed())
    middles.unshift(Math.min(place, (middles[0] ?? 1 + width / 2) - width));
  return middles;
}
