/**
 * Workflow of a certificate's own invoice: which payment actions are allowed in which invoice status, with
 * their endpoints. For applications, the application's workflow decides.
 */
import { z } from 'zod';
import { attachment, key, remark, version } from '#platform/common/contract/inputs.ts';
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { AllowedAction, AutomaticMove } from '#platform/common/workflow/types.ts';
import type { InvoiceFacts } from './facts.ts';
import { invoiceGuards as g } from './guards.ts';
import { paymentRows } from './payment-actions.ts';
import { INVOICE_STATUSES, type InvoiceStatus, invoiceStatuses } from './statuses.ts';
import { INVOICE_TRANSITIONS } from './transitions.ts';

/** Facts of a certificate's own invoice on which its workflow conditions depend. */
export type CertificateInvoiceFacts = InvoiceFacts & {
  Status: InvoiceStatus;
  /** The certificate was issued in error and is deleted: nothing more is owed for it. */
  IsOver: boolean;
};

/**
 * Workflow of a certificate's own invoice: the payment actions by status of the invoice. The balance stays
 * due whatever the status of the certificate, unless it was issued in error. For applications, payment
 * actions depend on the status of the application.
 */
const { owed, paid, paidInFull, toCheck } = invoiceStatuses;
const SOURCE = 'spec 7; domain 6';

/** Fields in the request body of every action. `Version` is that of the invoice. */
const Base = z.strictObject({
  CertificateKey: key,
  Version: version.optional(),
  Remark: remark.optional(),
  Attachment: attachment.optional(),
});

/** Returns the refunded amount and status after an offline refund. */
const refunded = ({ facts, input }: AllowedAction<CertificateInvoiceFacts>): Partial<CertificateInvoiceFacts> => {
  const RefundedCents = facts.RefundedCents + Number(input?.AmountCents ?? 0);
  return { RefundedCents, Status: RefundedCents < facts.PaidCents ? 'PART_REFUNDED' : 'REFUNDED' };
};

const Rows = paymentRows<InvoiceStatus, CertificateInvoiceFacts, typeof Base.shape>({
  Base,
  GuardsByStatus: [g.hasInvoice, g.notRefunded],
  Rows: {
    PAY_NOW: { Source: SOURCE, Path: '/application/certificate/paynow', From: owed, To: ['PROOF_GIVEN'] },
    PAY_ONLINE: { Source: SOURCE, Path: '/application/certificate/payonline', From: owed, To: ['SAME'], Ui: { Tone: 'primary' } },
    PAID: {
      Source: SOURCE, Path: '/application/certificate/paid', From: owed, To: ['PAID'], IsHiddenByStatus: true,
      Ui: { Tone: 'primary', Place: 'main' },
    },
    PROOF_REFUSED: {
      Source: 'experience 4', Path: '/application/certificate/proof/refuse', From: toCheck, To: ['OPEN', 'VOID'],
      change: ({ facts }) => ({ Status: facts.IsOver ? 'VOID' : 'OPEN' }),
    },
    UNPAID: { Source: SOURCE, Path: '/application/certificate/unpaid', From: paidInFull, To: ['PROOF_GIVEN'] },
    BYPASS: { Source: 'domain 4, 6', Path: '/application/certificate/bypass', From: owed, To: ['BYPASSED'], IsHiddenByStatus: true },
    CHANGE_PAYMENT_DATE: { Source: 'domain 4, 6', Path: '/application/certificate/payment/date', From: paid, To: ['SAME'] },
    VOID: { Source: 'domain 4, 6', Path: '/application/certificate/onlinepayment/void', From: paidInFull, To: ['SAME'] },
    REFUND: { Source: 'domain 4, 6', Path: '/application/certificate/onlinepayment/refund', From: paid, To: ['SAME'] },
    REFUND_OFFLINE: {
      Source: 'domain 10', Path: '/application/certificate/refund/offline', From: paid, To: ['PART_REFUNDED', 'REFUNDED'],
      change: refunded,
    },
  },
});

/** The part of `INVOICE_TRANSITIONS` that no user takes, as rows of the workflow. */
const automatic = (
  name: 'CANCELLED' | 'PROVIDER_PAID' | 'PROVIDER_VOIDED',
  Source: string,
  Trigger: string,
): AutomaticMove<InvoiceStatus> => {
  const { From, To } = INVOICE_TRANSITIONS[name];
  const targets = (from: InvoiceStatus) => To.map((to) => (to === from ? ('SAME' as const) : to));
  return { Source, Trigger, From, To: Object.fromEntries(From.map((from) => [from, targets(from)])) };
};

export const certificateInvoiceWorkflow = defineWorkflow({
  Name: 'CertificateInvoice',
  Initial: ['OPEN'],
  Statuses: INVOICE_STATUSES,
  statusOf: (facts: CertificateInvoiceFacts) => facts.Status,
  setStatus: (Status) => ({ Status }),
  StatusText: 'INVOICE_STATUS_',
  Rows,
  Automatic: {
    CANCELLED: automatic('CANCELLED', 'domain 4, 6', 'its certificate is voided, and no payment proof was submitted'),
    PROVIDER_PAID: automatic('PROVIDER_PAID', 'domain 4', 'the provider reports a payment or a refund'),
    PROVIDER_VOIDED: automatic('PROVIDER_VOIDED', 'domain 4', 'the provider reports that the payment was voided'),
  },
});
