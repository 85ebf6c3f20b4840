/** What this module writes to the event log, by the areas of the log in which it is found. */
export const backupEvents = {
  UPKEEP: ['BACKUP_MADE', 'BACKUP_RESTORED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    backup: typeof backupEvents;
  }
}
