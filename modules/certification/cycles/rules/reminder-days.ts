/** Days before a day at which people are reminded of it (domain 6). */
export const REMINDER_DAYS = [180, 90, 30, 14] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/**
 * Which reminder stands for a number of days that are left; null: too early, or over. After days without a portal only
 * the nearest one is left: the earlier ones are never made up for.
 */
export const reminderOf = (daysLeft: number): ReminderDays | null =>
  daysLeft < 0 ? null : (REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null);
