import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the applications module writes to the event log. */
export const applicationsEvents = {
  APPLICATION: ['APPLICATION_CHANGE', 'OVERRIDE', 'TAG_ON', 'TAG_OFF'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    applications: typeof applicationsEvents;
  }
}
