import { CLIENT_ROLES } from '#platform/common/access/roles.ts';
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { Deed, Row } from '#platform/common/workflow/types.ts';
import { moneyDialogs as dialog } from './dialog-fields.ts';
import type { MoneyFacts } from './facts.ts';
import { moneyGuards as g } from './guards.ts';
import { certificateMoneyInputs as input } from './inputs.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from './statuses.ts';

/** The invoice of a certificate, for the rules of its table. */
export type CertificateMoneyFacts = MoneyFacts & {
  Status: InvoiceStatus;
  /** The certificate was issued in error and is deleted: nothing more is owed for it. */
  IsOver: boolean;
};

/**
 * The table of a certificate's own invoice. Its rules are those of an application's (`application/workflow.ts`), from
 * the same guards. What is owed stays owed however the certificate stands, unless it was issued in error.
 * What a provider did is not an action of anybody: it is read from the provider (`modules/billing/card-payments/server/apply-truth.ts`).
 */
const UNPAID = ['OPEN', 'PROOF_GIVEN'] as const;
const FINANCE = [{ Roles: ['FINANCE', 'ADMIN', 'SUB_ADMIN'] }] as const;
const SOURCE = 'spec 7; domain 6';

/** What an offline refund leaves of the payment. */
const refunded = ({ facts, input }: Deed<CertificateMoneyFacts>): Partial<CertificateMoneyFacts> => {
  const RefundedCents = facts.RefundedCents + Number(input?.AmountCents ?? 0);
  return { RefundedCents, Status: RefundedCents < facts.PaidCents ? 'PART_REFUNDED' : 'REFUNDED' };
};

const Rows = {
  PAY_NOW: {
    Source: SOURCE, Path: '/application/certificate/paynow', From: UNPAID, By: [{ Roles: CLIENT_ROLES }],
    When: [g.notPaid, g.noProofYet], IsHiddenByStatus: true, Input: input.payNow, To: ['PROOF_GIVEN'],
    Ui: { Label: 'ACT_PAY_NOW', Tone: 'default', Place: 'beside', Fields: dialog.payNow }, Success: 'MSG_SUCCESS',
  },
  PAY_ONLINE: {
    Source: SOURCE, Path: '/application/certificate/payonline', From: UNPAID, By: [{ Roles: ['CLIENT'] }],
    When: [g.onlineOffered, g.notPaid, g.noProofYet], IsHiddenByStatus: true, Input: input.base, To: ['SAME'],
    Ui: { Label: 'ACT_PAY_ONLINE', Tone: 'primary', Place: 'none' }, Success: 'MSG_SUCCESS',
  },
  PAID: {
    Source: SOURCE, Path: '/application/certificate/paid', From: UNPAID, By: FINANCE,
    When: [g.notPaid, g.proofGiven, g.transactionGiven, g.dateNotInFuture, g.dateNotTooEarly], IsHiddenByStatus: true, Input: input.paid, To: ['PAID'],
    Ui: { Label: 'ACT_PAID', Tone: 'primary', Place: 'main', Fields: dialog.paid }, Success: 'MSG_SUCCESS',
  },
  PROOF_REFUSED: {
    Source: 'experience 4', Path: '/application/certificate/proof/refuse', From: ['PROOF_GIVEN'], By: FINANCE,
    When: [g.notPaid, g.proofGiven, g.remarkGiven], Input: input.base, To: ['OPEN', 'VOID'], change: ({ facts }) => ({ Status: facts.IsOver ? 'VOID' : 'OPEN' }),
    Ui: { Label: 'ACT_PROOF_REFUSED', Tone: 'default', Place: 'more', Fields: dialog.proofRefused }, Success: 'MSG_SUCCESS',
  },
  UNPAID: {
    Source: SOURCE, Path: '/application/certificate/unpaid', From: ['PAID'], By: FINANCE,
    When: [g.paid, g.moneyCame, g.notOnline, g.notBypass, g.noSurplusHeld, g.noOfflineRefund], Input: input.base, To: ['PROOF_GIVEN'],
    Ui: { Label: 'ACT_UNPAID', Tone: 'default', Place: 'more', Fields: dialog.unpaid }, Success: 'MSG_SUCCESS',
  },
  BYPASS: {
    Source: 'domain 4, 6', Path: '/application/certificate/bypass', From: UNPAID, By: FINANCE,
    When: [g.notPaid, g.remarkGiven], IsHiddenByStatus: true, Input: input.base, To: ['BYPASSED'],
    Ui: { Label: 'ACT_BYPASS', Tone: 'default', Place: 'more', Fields: dialog.bypass }, Success: 'MSG_SUCCESS',
  },
  CHANGE_PAYMENT_DATE: {
    Source: 'domain 4, 6', Path: '/application/certificate/payment/date', From: ['PAID', 'PART_REFUNDED'], By: FINANCE,
    When: [g.paid, g.dateNotInFuture, g.dateNotTooEarly, g.dateNotAfterRefund], Input: input.paymentDate, To: ['SAME'],
    Ui: { Label: 'ACT_CHANGE_PAYMENT_DATE', Tone: 'default', Place: 'more', Fields: dialog.paymentDate }, Success: 'MSG_SUCCESS',
  },
  VOID: {
    Source: 'domain 4, 6', Path: '/application/certificate/onlinepayment/void', From: ['PAID'], By: FINANCE,
    When: [g.paidOnline, g.somethingLeft, g.unsettled, g.noRefundUnderWay, g.remarkGiven], Input: input.base, To: ['SAME'],
    Ui: { Label: 'ACT_VOID', Tone: 'danger', Place: 'more', Fields: dialog.void }, Success: 'MSG_MONEY_GOES_BACK',
  },
  REFUND: {
    Source: 'domain 4, 6', Path: '/application/certificate/onlinepayment/refund', From: ['PAID', 'PART_REFUNDED'], By: FINANCE,
    When: [g.paidOnline, g.somethingLeft, g.settled, g.noRefundUnderWay, g.amountLeft, g.remarkGiven], Input: input.refund, To: ['SAME'],
    Ui: { Label: 'ACT_REFUND', Tone: 'danger', Place: 'more', Fields: dialog.refund }, Success: 'MSG_MONEY_GOES_BACK',
  },
  REFUND_OFFLINE: {
    Source: 'domain 10', Path: '/application/certificate/refund/offline', From: ['PAID', 'PART_REFUNDED'], By: FINANCE,
    When: [g.paidOffline, g.somethingLeft, g.amountLeft, g.dateNotInFuture, g.dateNotBeforePayment, g.transactionGiven, g.remarkGiven],
    Input: input.refundOffline, To: ['PART_REFUNDED', 'REFUNDED'], change: refunded,
    Ui: { Label: 'ACT_REFUND_OFFLINE', Tone: 'danger', Place: 'more', Means: 'MEANS_REFUND_OFFLINE', Fields: dialog.refundOffline }, Success: 'MSG_REFUND_RECORDED',
  },
} as const satisfies Record<string, Row<InvoiceStatus, CertificateMoneyFacts>>;

export type CertificateMoneyAction = keyof typeof Rows;

export const certificateMoneyWorkflow = defineWorkflow<CertificateMoneyAction, InvoiceStatus, CertificateMoneyFacts>({
  Name: 'CertificateInvoice',
  // What only the provider, or the end of its subject, makes of an invoice.
  Initial: ['OPEN', 'PART_REFUNDED', 'REFUNDED', 'VOID'],
  Statuses: INVOICE_STATUSES,
  statusOf: (facts) => facts.Status,
  setStatus: (Status) => ({ Status }),
  StatusText: 'INVOICE_STATUS_',
  Rows,
});
