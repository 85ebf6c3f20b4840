import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the email templates module writes to the event log. */
export const emailTemplatesEvents = {
  SETTINGS: ['MAIL_TEMPLATE_SAVE', 'MAIL_TEMPLATE_TEST'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    emailTemplates: typeof emailTemplatesEvents;
  }
}
