/** What this module writes to the event log, by the areas of the log in which it is found. */
export const registerEvents = {
  READ: ['CERTIFICATE_DOWNLOADED'],
  CERTIFICATE: ['CERTIFICATE_DOWNLOADED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    register: typeof registerEvents;
  }
}
