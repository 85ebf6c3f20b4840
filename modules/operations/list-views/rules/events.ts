import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const listViewsEvents = {
  SETTINGS: ['LIST_VIEW_SAVE', 'LIST_VIEW_REMOVE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    listViews: typeof listViewsEvents;
  }
}
