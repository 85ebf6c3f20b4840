/** What this module writes to the event log, by the areas of the log in which it is found. */
export const bankStatementsEvents = {
  MONEY: ['BANK_STATEMENT', 'BANK_LINE_CONFIRMED', 'BANK_LINE_IGNORED', 'BANK_LINE_RESTORED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    bankStatements: typeof bankStatementsEvents;
  }
}
