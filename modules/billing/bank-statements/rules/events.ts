import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const bankStatementsEvents = {
  MONEY: ['BANK_STATEMENT', 'BANK_LINE_CONFIRMED', 'BANK_LINE_IGNORED', 'BANK_LINE_RESTORED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    bankStatements: typeof bankStatementsEvents;
  }
}
