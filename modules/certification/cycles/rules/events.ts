import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the cycle module writes to the event log. */
export const cyclesEvents = {
  PEOPLE: ['CALENDAR_RENEWED', 'CALENDAR_REMOVED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    cycles: typeof cyclesEvents;
  }
}
