import type { EventTable } from '#platform/common/log-events.ts';

/** Event log entries written by the bank-statements module. */
export const bankStatementsEvents = {
  MONEY: [
    'BANK_STATEMENT',
    'BANK_LINE_CONFIRMED',
    'BANK_LINE_OVERPAID',
    'BANK_LINE_IGNORED',
    'BANK_LINE_RESTORED',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    bankStatements: typeof bankStatementsEvents;
  }
}
