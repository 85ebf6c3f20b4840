import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module: backup made, backup restored. */
export const backupEvents = {
  UPKEEP: ['BACKUP_MADE', 'BACKUP_RESTORED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    backup: typeof backupEvents;
  }
}
