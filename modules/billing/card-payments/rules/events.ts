import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
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
