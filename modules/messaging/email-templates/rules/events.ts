/** What this module writes to the event log, by the areas of the log in which it is found. */
export const emailTemplatesEvents = {
  SETTINGS: ['MAIL_TEMPLATE_SAVE', 'MAIL_TEMPLATE_TEST'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    emailTemplates: typeof emailTemplatesEvents;
  }
}
