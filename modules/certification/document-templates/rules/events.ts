import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the template module writes to the event log. */
export const documentTemplatesEvents = {
  SETTINGS: ['TEMPLATE_SAVE', 'MARK_SUBMIT', 'MARK_REMOVE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    documentTemplates: typeof documentTemplatesEvents;
  }
}
