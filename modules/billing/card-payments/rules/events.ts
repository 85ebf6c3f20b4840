/** What this module writes to the event log, by the areas of the log in which it is found. */
export const cardPaymentsEvents = {
  MONEY: [
    'GIVE_BACK_SURPLUS',
    'PAYMENT_CONNECT',
    'PAYMENT_CONNECT_LINK',
    'PAYMENT_DISCONNECT',
    'PAYMENT_EVENT_REFUSED',
    'PAYMENT_OTHER_AMOUNT',
  ],
  SETTINGS: ['PAYMENT_CONNECT', 'PAYMENT_CONNECT_LINK', 'PAYMENT_DISCONNECT'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    cardPayments: typeof cardPaymentsEvents;
  }
}
