import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const applicationsEvents = {
  APPLICATION: ['APPLICATION_CHANGE', 'OVERRIDE', 'TAG_ON', 'TAG_OFF'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    applications: typeof applicationsEvents;
  }
}
