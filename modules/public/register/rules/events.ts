import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module. */
export const registerEvents = {
  READ: ['CERTIFICATE_DOWNLOADED'],
  CERTIFICATE: ['CERTIFICATE_DOWNLOADED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    register: typeof registerEvents;
  }
}
