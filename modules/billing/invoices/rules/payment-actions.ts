/**
 * Defines the payment actions on an invoice (roles, conditions, dialogs), which the workflows of
 * applications and of certificate invoices include as rows for their own statuses.
 */
import type { ZodObject, ZodRawShape, ZodType, z } from 'zod';
import type { Guard, Row } from '#platform/common/workflow/types.ts';
import { paymentDialogs as dialog } from './dialog-fields.ts';
import { INVOICE_EVENT, type InvoiceEventFacts } from './event-facts.ts';
import type { InvoiceFacts } from './facts.ts';
import { invoiceGuards as g } from './guards.ts';
import { paymentFields } from './inputs.ts';
import { invoicesPermissions } from './permissions.ts';
import type { PaymentAction } from './statuses.ts';

type SharedRow = Pick<Row<never, InvoiceFacts>, 'By' | 'When' | 'IsHiddenByStatus' | 'Ui' | 'Success'>;

const FINANCE = [{ Roles: invoicesPermissions.CONFIRM_PAYMENTS }] as const;

/** Roles, conditions and dialogs of each action, the same for every kind of invoiced record. */
const SHARED = {
  PAY_NOW: {
    By: [{ Roles: invoicesPermissions.UPLOAD_PAYMENT_PROOFS }],
    When: [g.hasInvoice, g.notPaid, g.notRefunded, g.noProofYet],
    IsHiddenByStatus: true,
    Ui: { Label: 'ACT_PAY_NOW', Tone: 'default', Place: 'secondary', Fields: dialog.payNow },
    Success: 'MSG_PROOF_SENT',
  },
  PAY_ONLINE: {
    By: [{ Roles: invoicesPermissions.PAY_ONLINE }],
    When: [g.hasInvoice, g.onlineOffered, g.notPaid, g.notRefunded, g.noProofYet],
    IsHiddenByStatus: true,
    Ui: { Label: 'ACT_PAY_ONLINE', Tone: 'default', Place: 'none' },
    Success: 'MSG_SUCCESS',
  },
  PAID: {
    By: FINANCE,
    When: [
      g.hasInvoice,
      g.notPaid,
      g.notRefunded,
      g.proofGiven,
      g.transactionGiven,
      g.dateNotInFuture,
      g.dateNotTooEarly,
    ],
    Ui: { Label: 'ACT_PAID', Tone: 'default', Place: 'secondary', Fields: dialog.paid },
    Success: 'MSG_PAID',
  },
  PROOF_REFUSED: {
    By: FINANCE,
    When: [g.hasInvoice, g.notPaid, g.notRefunded, g.proofGiven, g.remarkGiven],
    Ui: { Label: 'ACT_PROOF_REFUSED', Tone: 'default', Place: 'more', Fields: dialog.proofRefused },
    Success: 'MSG_PROOF_REQUESTED',
  },
  UNPAID: {
    By: FINANCE,
    When: [
      g.notRefunded,
      g.paid,
      g.paymentReceived,
      g.notOnline,
      g.notBypass,
      g.noOverpayment,
      g.noReturnedOverpayment,
      g.noOfflineRefund,
    ],
    Ui: { Label: 'ACT_UNPAID', Tone: 'default', Place: 'more', Fields: dialog.unpaid },
    Success: 'MSG_UNPAID',
  },
  BYPASS: {
    By: FINANCE,
    When: [g.hasInvoice, g.notPaid, g.remarkGiven],
    Ui: { Label: 'ACT_BYPASS', Tone: 'default', Place: 'more', Fields: dialog.bypass },
    Success: 'MSG_WAIVED',
  },
  CHANGE_PAYMENT_DATE: {
    By: FINANCE,
    When: [g.notRefunded, g.paid, g.dateNotInFuture, g.dateNotTooEarly, g.dateNotAfterRefund],
    Ui: { Label: 'ACT_CHANGE_PAYMENT_DATE', Tone: 'default', Place: 'more', Fields: dialog.paymentDate },
    Success: 'MSG_PAYMENT_DATE',
  },
  VOID: {
    By: FINANCE,
    When: [g.paidOnline, g.somethingLeft, g.unsettled, g.noRefundPending, g.remarkGiven],
    Ui: { Label: 'ACT_VOID', Tone: 'danger', Place: 'more', Fields: dialog.void },
    Success: 'MSG_MONEY_GOES_BACK',
  },
  REFUND: {
    By: FINANCE,
    When: [g.paidOnline, g.somethingLeft, g.settled, g.noRefundPending, g.amountLeft, g.remarkGiven],
    Ui: { Label: 'ACT_REFUND', Tone: 'danger', Place: 'more', Fields: dialog.refund },
    Success: 'MSG_MONEY_GOES_BACK',
  },
  REFUND_OFFLINE: {
    By: FINANCE,
    When: [
      g.paidOffline,
      g.somethingLeft,
      g.amountLeft,
      g.dateNotInFuture,
      g.dateNotBeforePayment,
      g.transactionGiven,
      g.remarkGiven,
    ],
    Ui: {
      Label: 'ACT_REFUND_OFFLINE',
      Tone: 'danger',
      Place: 'more',
      Means: 'MEANS_REFUND_OFFLINE',
      Fields: dialog.refundOffline,
    },
    Success: 'MSG_REFUND_RECORDED',
  },
} as const satisfies Record<PaymentAction, SharedRow>;

/**
 * Parts of an action that each workflow defines itself: status changes, and facts that only its records
 * have.
 */
type OwnRow<Status extends string, Facts> = Pick<
  Row<Status, Facts>,
  'Source' | 'Path' | 'From' | 'To' | 'change' | 'IsHiddenByStatus'
> & {
  /** Conditions checked before and after the payment conditions. */
  Before?: readonly Guard<Facts>[];
  After?: readonly Guard<Facts>[];
  Ui?: Partial<Row<Status, Facts>['Ui']>;
};

type PaymentRows<Status extends string, Facts, Shape extends ZodRawShape> = {
  /** Fields in the request body of every action of the workflow. */
  Base: ZodObject<Shape, z.core.$strict>;
  /** Payment conditions already guaranteed by every status in `From`. */
  GuardsByStatus?: readonly Guard<Facts>[];
  Rows: Readonly<Record<PaymentAction, OwnRow<Status, Facts>>>;
};

/**
 * Returns the payment actions as rows for the invoiced record's workflow; the input of each extends `Base`.
 */
export function paymentRows<Status extends string, Facts extends InvoiceFacts, Shape extends ZodRawShape>({
  Base,
  GuardsByStatus = [],
  Rows,
}: PaymentRows<Status, Facts, Shape>) {
  const row = <Input extends ZodType>(action: PaymentAction, Input: Input): Row<Status, Facts, Input> => {
    const { When, Ui, ...shared }: SharedRow = SHARED[action];
    const facts: InvoiceEventFacts = INVOICE_EVENT[action];
    const { Before = [], After = [], Ui: ownUi, ...own } = Rows[action];
    return {
      ...shared,
      ...own,
      When: [...Before, ...When.filter((guard) => !GuardsByStatus.includes(guard)), ...After],
      Input,
      Ui: { ...Ui, ...ownUi },
      History: facts,
    };
  };
  return {
    PAY_NOW: row('PAY_NOW', Base.extend(paymentFields.payNow)),
    PAY_ONLINE: row('PAY_ONLINE', Base),
    PAID: row('PAID', Base.extend(paymentFields.paid)),
    PROOF_REFUSED: row('PROOF_REFUSED', Base),
    UNPAID: row('UNPAID', Base),
    BYPASS: row('BYPASS', Base),
    CHANGE_PAYMENT_DATE: row('CHANGE_PAYMENT_DATE', Base.extend(paymentFields.paymentDate)),
    VOID: row('VOID', Base),
    REFUND: row('REFUND', Base.extend(paymentFields.refund)),
    REFUND_OFFLINE: row('REFUND_OFFLINE', Base.extend(paymentFields.refundOffline)),
  } satisfies Record<PaymentAction, Row<Status, Facts>>;
}
