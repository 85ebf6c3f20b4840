/**
 * Facts about each event of an invoice: its entry in the history, and who is notified of it. Payment actions carry them
 * into the workflows that include them.
 */
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { EntryFacts } from '#platform/common/workflow/types.ts';
import { invoicesPermissions } from './permissions.ts';
import { type InvoiceEventName, PAYMENT_ACTIONS, type PaymentAction } from './statuses.ts';

/** State of the invoiced record. */
export type Subject = {
  /** The record has ended: nothing more is owed for it. */
  IsOver: boolean;
  IsCompleted: boolean;
};
type Rule = (subject: Subject) => Message[];

export type InvoiceEventFacts = EntryFacts & {
  /** The entry shows its amount; for the others it would only repeat the invoice amount. */
  HasAmount?: true;
  /** Reported by the payment service provider, not caused by a user. */
  IsByProvider?: true;
  /** Who is notified; absent for an event that notifications do not consider. */
  Notify?: readonly Rule[];
};

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

const moneyBack = { Tone: 'danger', HasAmount: true } as const;
const provider = { IsByProvider: true } as const;

export const INVOICE_EVENT = {
  ISSUED: { HasAmount: true },
  PAY_NOW: { IsRemarkForClient: true, Notify: [toFinance('PROOF_GIVEN')] },
  PAY_ONLINE: { Tone: 'plain', Notify: [] },
  PAID: { HasAmount: true, Notify: [toPayer('PAID')] },
  PROOF_REFUSED: {
    ...{ Tone: 'warning', IsRemarkForClient: true },
    Notify: [whileOutstanding(toPayer('PROOF_REFUSED'))],
  },
  UNPAID: { Tone: 'warning', Notify: [toPayer('UNPAID'), unpaidCompleted] },
  BYPASS: { Notify: [] },
  CHANGE_PAYMENT_DATE: { Tone: 'plain', Notify: [] },
  // Only requested; the payer is notified when it is completed.
  VOID: { ...moneyBack, Notify: [] },
  REFUND: { ...moneyBack, Notify: [] },
  // Recorded after the bank has paid out the refund.
  REFUND_OFFLINE: {
    ...{ ...moneyBack, NumberLabel: 'FIELD_REFUND_REFERENCE' },
    Notify: [toPayer('REFUNDED_OFFLINE')],
  },
  CANCELLED: { Tone: 'plain' },
  // Money received by bank transfer in excess; finance records it, and later its return.
  OVERPAYMENT: { Tone: 'warning', HasAmount: true },
  SECOND_PAYMENT: { Tone: 'warning', HasAmount: true },
  OVERPAYMENT_RELEASED: { Tone: 'plain', HasAmount: true },
  OVERPAYMENT_RETURNED: { ...moneyBack, NumberLabel: 'FIELD_REFUND_REFERENCE' },
  ONLINE_PAID: { ...provider, HasAmount: true, Notify: [toPayer('PAID')] },
  ONLINE_FAILED: { ...provider, Tone: 'warning' },
  ONLINE_UNKNOWN: { ...provider, Tone: 'warning', Notify: [toFinance('PAYMENT_UNKNOWN')] },
  ONLINE_OVERPAYMENT: {
    ...{ ...provider, Tone: 'warning', HasAmount: true },
    Notify: [toFinance('OVERPAYMENT')],
  },
  ONLINE_SETTLED: { ...provider, Tone: 'plain' },
  ONLINE_VOIDED: { ...provider, ...moneyBack, Notify: [toPayer('VOIDED')] },
  ONLINE_REFUNDED: { ...provider, ...moneyBack, Notify: [toPayer('REFUNDED')] },
  REFUND_FAILED: { ...moneyBack, Notify: [toFinance('REFUND_FAILED')] },
} as const satisfies Readonly<Record<InvoiceEventName, InvoiceEventFacts>>;

/** An event of which users are notified. */
export type InvoiceNotificationEvent = {
  [Event in InvoiceEventName]: (typeof INVOICE_EVENT)[Event] extends { Notify: unknown } ? Event : never;
}[InvoiceEventName];

/** The facts about an event; undefined for a name that is not an event of an invoice. */
export const invoiceEventFacts = (event: string): InvoiceEventFacts | undefined =>
  Object.hasOwn(INVOICE_EVENT, event) ? INVOICE_EVENT[event as InvoiceEventName] : undefined;

export const isInvoiceNotificationEvent = (event: string): event is InvoiceNotificationEvent =>
  invoiceEventFacts(event)?.Notify !== undefined;

/** Changes that a payment service provider made to the money of an invoice, and of which users are notified. */
export type ProviderPaymentEvent = Exclude<InvoiceNotificationEvent, PaymentAction>;

export const isProviderPaymentEvent = (event: InvoiceEventName): event is ProviderPaymentEvent =>
  isInvoiceNotificationEvent(event) && !(PAYMENT_ACTIONS as readonly string[]).includes(event);

/** Returns the notifications of one event. The acting user is never a recipient; the sender ensures that. */
export const invoiceRecipientsFor = (event: InvoiceNotificationEvent, subject: Subject): Message[] =>
  (invoiceEventFacts(event)?.Notify ?? []).flatMap((rule) => rule(subject));
