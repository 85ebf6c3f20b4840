/** What other modules may use of this one; everything else is its own. */
export { REMINDER_DAYS } from './reminder-days.ts';
