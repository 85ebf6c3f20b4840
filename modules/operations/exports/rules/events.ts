/** What this module writes to the event log, by the areas of the log in which it is found. */
export const exportsEvents = {
  READ: ['EXPORT', 'EXPORT_ASKED', 'EXPORT_CANCELLED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    exports: typeof exportsEvents;
  }
}
