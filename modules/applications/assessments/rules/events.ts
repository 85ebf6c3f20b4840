import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the assessments module writes to the event log. */
export const assessmentsEvents = {
  APPLICATION: ['CHECKLIST_CHANGE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    assessments: typeof assessmentsEvents;
  }
}
