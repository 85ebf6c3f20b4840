import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the notification centre writes to the event log. */
export const notificationCentreEvents = {
  PEOPLE: ['NOTICE_SETTING'],
  SETTINGS: ['NOTICE_SETTING'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    notificationCentre: typeof notificationCentreEvents;
  }
}
