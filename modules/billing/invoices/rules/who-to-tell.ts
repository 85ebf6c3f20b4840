import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { InvoiceEventName, PaymentAction } from './statuses.ts';

/** What a card provider did with the money of an invoice; not a user's action. */
export const MONEY_NEWS = [
  'ONLINE_PAID',
  'ONLINE_UNKNOWN',
  'ONLINE_SURPLUS',
  'ONLINE_VOIDED',
  'ONLINE_REFUNDED',
  'REFUND_FAILED',
] as const satisfies readonly InvoiceEventName[];
export type MoneyNews = (typeof MONEY_NEWS)[number];

/** What a user, or a provider, did about the money of an invoice. */
export type MoneyEvent = PaymentAction | MoneyNews;

/** State of the invoice's subject. */
type Subject = {
  /** Nothing more is owed for it. */
  IsOver: boolean;
  IsCompleted: boolean;
};
type Rule = (subject: Subject) => Message[];

const payer =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'PAYER' }, Kind }];
const finance =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'ROLES', Roles: ['FINANCE'] }, Kind }];
/** Another proof is asked for only where something is owed. */
const whileOwed =
  (rule: Rule): Rule =>
  (subject) =>
    subject.IsOver ? [] : rule(subject);
const unpaidCompleted: Rule = ({ IsCompleted }) =>
  IsCompleted ? [{ To: { Of: 'ROLES', Roles: ['SCHEDULING'] }, Kind: 'UNPAID_COMPLETED' }] : [];

/** One row per action, and per act of a provider. */
const TABLE: Readonly<Record<MoneyEvent, readonly Rule[]>> = {
  PAY_NOW: [finance('PROOF_GIVEN')],
  PAY_ONLINE: [],
  PAID: [payer('PAID')],
  PROOF_REFUSED: [whileOwed(payer('PROOF_REFUSED'))],
  UNPAID: [payer('UNPAID'), unpaidCompleted],
  BYPASS: [],
  CHANGE_PAYMENT_DATE: [],
  // Requested; the payer is notified when it is done.
  VOID: [],
  REFUND: [],
  // Recorded after the bank has paid it out.
  REFUND_OFFLINE: [payer('REFUNDED_OFFLINE')],
  ONLINE_PAID: [payer('PAID')],
  ONLINE_UNKNOWN: [finance('PAYMENT_UNKNOWN')],
  ONLINE_SURPLUS: [finance('SURPLUS')],
  ONLINE_VOIDED: [payer('VOIDED')],
  ONLINE_REFUNDED: [payer('REFUNDED')],
  REFUND_FAILED: [finance('REFUND_FAILED')],
};

export const isMoneyEvent = (event: string): event is MoneyEvent => Object.hasOwn(TABLE, event);

/** The messages of one event. The acting user is never among the recipients; the sender handles that. */
export const whoToTellOfMoney = (event: MoneyEvent, subject: Subject): Message[] =>
  TABLE[event].flatMap((rule) => rule(subject));
