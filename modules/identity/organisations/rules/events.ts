import type { EventTable } from '#platform/common/log-events.ts';

/** Events that this module writes to the event log: changes of an organisation's data and logo. */
export const organisationsEvents = {
  PEOPLE: ['ORGANISATION_CREATE', 'ORGANISATION_UPDATE', 'ORGANISATION_LOGO'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    organisations: typeof organisationsEvents;
  }
}
