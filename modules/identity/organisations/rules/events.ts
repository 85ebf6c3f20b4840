import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const organisationsEvents = {
  PEOPLE: ['ORGANISATION_CREATE', 'ORGANISATION_UPDATE', 'ORGANISATION_LOGO'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    organisations: typeof organisationsEvents;
  }
}
