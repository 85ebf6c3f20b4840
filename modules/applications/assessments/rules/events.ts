/** What this module writes to the event log, by the areas of the log in which it is found. */
export const assessmentsEvents = {
  APPLICATION: ['CHECKLIST_CHANGE'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    assessments: typeof assessmentsEvents;
  }
}
