/**
 * Converts between stored times and the values of date and time inputs in the content editors, which show
 * Hong Kong time.
 */

const OFFSET_MS = 8 * 60 * 60_000;

/** Value of a date and time input in Hong Kong time, which has no daylight saving time. */
export const toHongKong = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 16);

/** Null if the input is empty or incomplete. */
export function fromHongKong(value: string): string | null {
  const moment = new Date(`${value}:00+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
