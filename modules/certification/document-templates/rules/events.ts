/** What this module writes to the event log, by the areas of the log in which it is found. */
export const documentTemplatesEvents = {
  SETTINGS: ['TEMPLATE_SAVE', 'MARK_SUBMIT', 'MARK_REMOVE'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    documentTemplates: typeof documentTemplatesEvents;
  }
}
