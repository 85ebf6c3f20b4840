import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the transparency log module writes to the event log. */
export const transparencyLogEvents = {
  UPKEEP: ['LOG_CHECK'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    transparencyLog: typeof transparencyLogEvents;
  }
}
