import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { InvoiceEventName, PaymentAction } from './statuses.ts';

/** What a card provider did with the money of an invoice; not a user's action. */
export const PROVIDER_PAYMENT_EVENTS = [
  'ONLINE_PAID',
  'ONLINE_UNKNOWN',
  'ONLINE_OVERPAYMENT',
  'ONLINE_VOIDED',
  'ONLINE_REFUNDED',
  'REFUND_FAILED',
] as const satisfies readonly InvoiceEventName[];
export type ProviderPaymentEvent = (typeof PROVIDER_PAYMENT_EVENTS)[number];

/** What a user, or a provider, did about the money of an invoice. */
export type InvoiceNotificationEvent = PaymentAction | ProviderPaymentEvent;

/** State of the invoice's subject. */
type Subject = {
  /** Nothing more is owed for it. */
  IsOver: boolean;
  IsCompleted: boolean;
};
type Rule = (subject: Subject) => Message[];

const toPayer =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'PAYER' }, Kind }];
const toFinance =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'ROLES', Roles: ['FINANCE'] }, Kind }];
/** Another proof is asked for only where something is owed. */
const whileOutstanding =
  (rule: Rule): Rule =>
  (subject) =>
    subject.IsOver ? [] : rule(subject);
const unpaidCompleted: Rule = ({ IsCompleted }) =>
  IsCompleted ? [{ To: { Of: 'ROLES', Roles: ['SCHEDULING'] }, Kind: 'UNPAID_COMPLETED' }] : [];

/** One row per action, and per act of a provider. */
const NOTIFICATION_RULES: Readonly<Record<InvoiceNotificationEvent, readonly Rule[]>> = {
  PAY_NOW: [toFinance('PROOF_GIVEN')],
  PAY_ONLINE: [],
  PAID: [toPayer('PAID')],
  PROOF_REFUSED: [whileOutstanding(toPayer('PROOF_REFUSED'))],
  UNPAID: [toPayer('UNPAID'), unpaidCompleted],
  BYPASS: [],
  CHANGE_PAYMENT_DATE: [],
  // Requested; the payer is notified when it is done.
  VOID: [],
  REFUND: [],
  // Recorded after the bank has paid it out.
  REFUND_OFFLINE: [toPayer('REFUNDED_OFFLINE')],
  ONLINE_PAID: [toPayer('PAID')],
  ONLINE_UNKNOWN: [toFinance('PAYMENT_UNKNOWN')],
  ONLINE_OVERPAYMENT: [toFinance('OVERPAYMENT')],
  ONLINE_VOIDED: [toPayer('VOIDED')],
  ONLINE_REFUNDED: [toPayer('REFUNDED')],
  REFUND_FAILED: [toFinance('REFUND_FAILED')],
};

export const isInvoiceNotificationEvent = (event: string): event is InvoiceNotificationEvent =>
  Object.hasOwn(NOTIFICATION_RULES, event);

/** The messages of one event. The acting user is never among the recipients; the sender handles that. */
export const invoiceRecipientsFor = (event: InvoiceNotificationEvent, subject: Subject): Message[] =>
  NOTIFICATION_RULES[event].flatMap((rule) => rule(subject));
