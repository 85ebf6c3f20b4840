/** What this module writes to the event log, by the areas of the log in which it is found. */
export const externalFormsEvents = {
  APPLICATION: ['FORM_ENTRY_REFUSED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    externalForms: typeof externalFormsEvents;
  }
}
