/** What this module writes to the event log, by the areas of the log in which it is found. */
export const listViewsEvents = {
  SETTINGS: ['LIST_VIEW_SAVE', 'LIST_VIEW_REMOVE'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    listViews: typeof listViewsEvents;
  }
}
