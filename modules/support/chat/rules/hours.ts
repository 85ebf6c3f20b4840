/**
 * Office hours of the support chat in Hong Kong time: their schema (days of the week and holidays), and
 * whether the chat is open at a given time and when that changes next.
 */
import { z } from 'zod';
import { version } from '#platform/common/contract/inputs.ts';
import { addDays, hongKongDate, hongKongTime } from '#platform/common/format/dates.ts';

/** Time of day in Hong Kong, `HH:mm`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const span = z.strictObject({ From: time, To: time }).refine(({ From, To }) => From < To, { path: ['To'] });

/** Hours when the chat is staffed: Monday to Sunday, null for closed days, and the holidays. */
export const officeHours = z.strictObject({
  Days: z.array(span.nullable()).length(7),
  Holidays: z
    .array(z.iso.date())
    .max(100)
    .overwrite((days) => [...new Set(days)].sort()),
  Version: version,
});
export type OfficeHours = z.infer<typeof officeHours>;

/** Whether the chat is scheduled to be staffed, until when, or from when again. */
type OfficeState = { IsOpen: boolean; ClosesAt: string | null; OpensAt: string | null };

/** Days searched for the next opening; without any open day, null is returned. */
const DAYS_AHEAD = 60;

export function officeState(hours: OfficeHours, at: Date): OfficeState {
  const today = hongKongDate(at);
  const now = hongKongTime(at);
  const open = spanOf(hours, today);
  const end = open && endOf(open.To);
  if (end && open.From <= now && now < end)
    return { IsOpen: true, ClosesAt: momentOf(today, end), OpensAt: null };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const next = spanOf(hours, day);
    if (next && (ahead > 0 || now < next.From))
      return { IsOpen: false, ClosesAt: null, OpensAt: momentOf(day, next.From) };
  }
  return { IsOpen: false, ClosesAt: null, OpensAt: null };
}

function spanOf({ Days, Holidays }: OfficeHours, day: string) {
  if (Holidays.includes(day)) return null;
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return Days[(sundayFirst + 6) % 7] ?? null;
}

/** The latest time that can be entered is 23:59; it means until midnight. */
const endOf = (To: string): string => (To === '23:59' ? '24:00' : To);

const momentOf = (day: string, clock: string): string => new Date(`${day}T${clock}:00+08:00`).toISOString();
