/** What this module writes to the event log, by the areas of the log in which it is found. */
export const bulkActionsEvents = {
  APPLICATION: ['BULK_BEGUN', 'BULK_STOPPED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    bulkActions: typeof bulkActionsEvents;
  }
}
