/** What other modules may use of this one; everything else is its own. */
export { backupEvents } from './events.ts';
