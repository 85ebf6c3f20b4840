/** How much of the line a label may take: five of them fit side by side. */
const WIDEST = 0.2;

/**
 * Where labels stand below a line, from 0 to 1 (their middles), and how wide each may be: each as near to its own
 * place as the others leave it, none outside of the line, none over another. The places come in order.
 */
export function labelPlaces(places: readonly number[]): { width: number; middles: number[] } {
  const width = Math.min(WIDEST, 1 / Math.max(1, places.length));
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -width / 2) + width));
  const middles: number[] = [];
  for (const place of pushed.toReversed())
    middles.unshift(Math.min(place, (middles[0] ?? 1 + width / 2) - width));
  return { width, middles };
}
