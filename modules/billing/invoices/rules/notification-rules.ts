/**
 * Decides who (payer, finance or scheduling) is notified, and of what, after each user action on an
 * invoice's money or change reported by a card provider.
 */

import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import { invoicesPermissions } from './permissions.ts';
import type { InvoiceEventName, PaymentAction } from './statuses.ts';

/** Changes that a card provider made to the money of an invoice; not actions of users. */
export const PROVIDER_PAYMENT_EVENTS = [
  'ONLINE_PAID',
  'ONLINE_UNKNOWN',
  'ONLINE_OVERPAYMENT',
  'ONLINE_VOIDED',
  'ONLINE_REFUNDED',
  'REFUND_FAILED',
] as const satisfies readonly InvoiceEventName[];
export type ProviderPaymentEvent = (typeof PROVIDER_PAYMENT_EVENTS)[number];

/** An event about an invoice's money, caused by a user or a provider. */
export type InvoiceNotificationEvent = PaymentAction | ProviderPaymentEvent;

/** State of the invoiced record. */
type Subject = {
  /** The record has ended: nothing more is owed for it. */
  IsOver: boolean;
  IsCompleted: boolean;
};
type Rule = (subject: Subject) => Message[];

const toPayer =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'PAYER' }, Kind }];
const toFinance =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'ROLES', Roles: invoicesPermissions.RECEIVE_PAYMENT_TASKS }, Kind }];
/** Another proof is requested only if something is owed. */
const whileOutstanding =
  (rule: Rule): Rule =>
  (subject) =>
    subject.IsOver ? [] : rule(subject);
const unpaidCompleted: Rule = ({ IsCompleted }) =>
  IsCompleted
    ? [{ To: { Of: 'ROLES', Roles: invoicesPermissions.RECEIVE_UNPAID_WARNINGS }, Kind: 'UNPAID_COMPLETED' }]
    : [];

/** Recipients for each action and each provider event. */
const NOTIFICATION_RULES: Readonly<Record<InvoiceNotificationEvent, readonly Rule[]>> = {
  PAY_NOW: [toFinance('PROOF_GIVEN')],
  PAY_ONLINE: [],
  PAID: [toPayer('PAID')],
  PROOF_REFUSED: [whileOutstanding(toPayer('PROOF_REFUSED'))],
  UNPAID: [toPayer('UNPAID'), unpaidCompleted],
  BYPASS: [],
  CHANGE_PAYMENT_DATE: [],
  // Only requested; the payer is notified when it is completed.
  VOID: [],
  REFUND: [],
  // Recorded after the bank has paid out the refund.
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

/** Returns the notifications of one event. The acting user is never a recipient; the sender ensures that. */
export const invoiceRecipientsFor = (event: InvoiceNotificationEvent, subject: Subject): Message[] =>
  NOTIFICATION_RULES[event].flatMap((rule) => rule(subject));
