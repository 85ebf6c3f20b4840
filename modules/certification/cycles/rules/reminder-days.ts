/**
 * Days before a due date of a certification cycle on which reminders are sent (domain 6), and the reminder
 * that applies to a number of remaining days.
 */

/** Days before a due date on which reminders are sent (domain 6). */
export const REMINDER_DAYS = [180, 90, 30, 14] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/**
 * The reminder for a number of remaining days; null if too early or past. After days without a running
 * portal only the nearest one is sent; earlier ones are not made up for.
 */
export const reminderOf = (daysLeft: number): ReminderDays | null =>
  daysLeft < 0 ? null : (REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null);
