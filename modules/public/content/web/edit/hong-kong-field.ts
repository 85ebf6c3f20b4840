const OFFSET_MS = 8 * 60 * 60_000;

/** A moment as a field for date and time writes it, in Hong Kong, where there is no summer time. */
export const toHongKong = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 16);

/** Null: nothing, or nothing whole, was entered. */
export function fromHongKong(value: string): string | null {
  const moment = new Date(`${value}:00+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
