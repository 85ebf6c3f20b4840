import type { EventTable } from '#platform/common/log-events.ts';

/** Event log entries written by the reconciliation module. */
export const reconciliationEvents = {
  MONEY: ['RECONCILIATION'],
  UPKEEP: ['RECONCILIATION'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    reconciliation: typeof reconciliationEvents;
  }
}
