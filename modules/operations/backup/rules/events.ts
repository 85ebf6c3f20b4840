import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const backupEvents = {
  UPKEEP: ['BACKUP_MADE', 'BACKUP_RESTORED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    backup: typeof backupEvents;
  }
}
