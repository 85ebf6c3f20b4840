import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the bulk actions module writes to the event log. */
export const bulkActionsEvents = {
  APPLICATION: ['BULK_STARTED', 'BULK_STOPPED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    bulkActions: typeof bulkActionsEvents;
  }
}
