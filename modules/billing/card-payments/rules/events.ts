import type { EventTable } from '#platform/common/log-events.ts';

/** Event log entries written by the card-payments module. */
export const cardPaymentsEvents = {
  MONEY: [
    'REFUND_OVERPAYMENT',
    'PAYMENT_CONNECT',
    'PAYMENT_CONNECT_LINK',
    'PAYMENT_DISCONNECT',
    'PAYMENT_EVENT_REFUSED',
    'PAYMENT_OTHER_AMOUNT',
  ],
  SETTINGS: ['PAYMENT_CONNECT', 'PAYMENT_CONNECT_LINK', 'PAYMENT_DISCONNECT'],
  REFUSED: ['PAYMENT_EVENT_REFUSED'],
  FAILED: ['PAYMENT_OTHER_AMOUNT'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    cardPayments: typeof cardPaymentsEvents;
  }
}
