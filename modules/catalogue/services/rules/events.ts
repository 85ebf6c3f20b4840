import type { EventTable } from '#platform/common/log-events.ts';

/** Events that this module writes to the event log: changes of services. */
export const servicesEvents = {
  SETTINGS: [
    'SERVICE_CREATE',
    'SERVICE_SAVE',
    'SERVICE_PUBLISH',
    'SERVICE_DRAFT',
    'SERVICE_DISCARD',
    'SERVICE_WITHDRAW',
    'SERVICE_HOLD',
    'SERVICE_OFFER',
    'SERVICE_PLACE',
    'SERVICE_REMOVE',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    services: typeof servicesEvents;
  }
}
