import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the external forms module writes to the event log. */
export const externalFormsEvents = {
  APPLICATION: ['FORM_ENTRY_REFUSED'],
  REFUSED: ['FORM_ENTRY_REFUSED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    externalForms: typeof externalFormsEvents;
  }
}
