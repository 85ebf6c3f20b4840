/** What this module writes to the event log, by the areas of the log in which it is found. */
export const reconciliationEvents = {
  MONEY: ['PARITY'],
  UPKEEP: ['PARITY'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    reconciliation: typeof reconciliationEvents;
  }
}
