import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const reconciliationEvents = {
  MONEY: ['RECONCILIATION'],
  UPKEEP: ['RECONCILIATION'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    reconciliation: typeof reconciliationEvents;
  }
}
