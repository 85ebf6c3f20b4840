import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module. */
export const listViewsEvents = {
  SETTINGS: ['LIST_VIEW_SAVE', 'LIST_VIEW_REMOVE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    listViews: typeof listViewsEvents;
  }
}
