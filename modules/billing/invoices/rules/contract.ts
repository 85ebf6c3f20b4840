/**
 * API contract of invoices: list row, full view with payments, refunds, history and actions, list filters.
 */
import { z } from 'zod';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { actionView, fileInfo, localized, personName } from '#platform/common/contract/shapes.ts';
import { invoiceList } from './invoice-list.ts';
import { OFFLINE_OVERPAYMENT_KINDS } from './overpayment-contract.ts';
import { PAYMENT_STATUSES, REFUND_STATUSES } from './payment-statuses.ts';
import { invoicesPermissions } from './permissions.ts';
import {
  INVOICE_EVENTS,
  INVOICE_STATUSES,
  PAYMENT_METHODS,
  PROVIDER_NAMES,
  REFUND_KINDS,
} from './statuses.ts';

const moment = z.string();
const cents = z.int();
const status = z.enum(INVOICE_STATUSES);

const invoiceRow = z.object({
  InvoiceKey: z.string(),
  InvoiceNo: z.string(),
  Status: status,
  /** HKD cents. */
  AmountCents: cents,
  PaidCents: cents,
  RefundedCents: cents,
  /** YYYY-MM-DD. */
  DueOn: z.string(),
  /** Past its due date, without a reported payment (`is-overdue.ts`). */
  IsOverdue: z.boolean(),
  CreatedAt: moment,
  UpdatedAt: moment,
  PaidAt: moment.nullable(),
  PaymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  IsOnline: z.boolean(),
  OrganisationKey: z.string(),
  OrgName: localized,
  /** The invoiced record. Key is the ApplicationKey or the CertificateKey. */
  About: z.object({
    Kind: z.enum(['APPLICATION', 'CERTIFICATE']),
    Key: z.string(),
    No: z.string(),
    ServiceName: localized,
  }),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

const refundView = z.object({
  RefundKey: z.string(),
  Kind: z.enum(REFUND_KINDS),
  AmountCents: cents,
  Status: z.enum(REFUND_STATUSES),
  Reason: z.string(),
  By: personName.nullable(),
  At: moment,
  DoneAt: moment.nullable(),
});

const paymentView = z.object({
  PaymentKey: z.string(),
  Provider: z.enum(PROVIDER_NAMES),
  Status: z.enum(PAYMENT_STATUSES),
  AmountCents: cents,
  RefundedCents: cents,
  IsSettled: z.boolean(),
  /** Received although the invoice was settled by another payment: to be refunded. */
  IsOverpayment: z.boolean(),
  /** Card brand and last digits, such as `visa 4242`. */
  Card: z.string().nullable(),
  FailureCode: z.string().nullable(),
  At: moment,
  PaidAt: moment.nullable(),
  Refunds: z.array(refundView),
});
export type PaymentView = z.infer<typeof paymentView>;

const offlineRefundView = z.object({
  RefundKey: z.string(),
  AmountCents: cents,
  /** YYYY-MM-DD. */
  RefundedOn: z.string(),
  /** The bank's reference of the refund. */
  TransactionNo: z.string(),
  Reason: z.string(),
  By: personName.nullable(),
  At: moment,
});
export type OfflineRefundView = z.infer<typeof offlineRefundView>;

const offlineOverpaymentView = z.object({
  OverpaymentKey: z.string(),
  Kind: z.enum(OFFLINE_OVERPAYMENT_KINDS),
  AmountCents: cents,
  /** YYYY-MM-DD. */
  ReceivedOn: z.string(),
  TransactionNo: z.string(),
  /** YYYY-MM-DD; null: not returned to the client yet. */
  ReturnedOn: z.string().nullable(),
  /** The bank's reference of the return. */
  ReturnNo: z.string().nullable(),
  Reason: z.string(),
  By: personName.nullable(),
});
export type OfflineOverpaymentView = z.infer<typeof offlineOverpaymentView>;

export const invoiceView = invoiceRow.extend({
  /**
   * Version to send with actions: that of the application, or of the invoice itself if it is about a
   * certificate.
   */
  Version: z.int(),
  IsSettled: z.boolean(),
  /** Transaction number of the payment. */
  TransactionNo: z.string().nullable(),
  /** Kind of payment, as entered by the payer. */
  PayType: z.string().nullable(),
  /** Issuer of the invoice: the certification body, as printed on documents. */
  From: z.object({ Name: localized, Address: localized }),
  /** Recipient's branch, in addition to `OrgName`. */
  BranchName: localized,
  /** Lines that the recipient wants below its name, as on the PDF. */
  BillingAddress: z.string().nullable(),
  RegistrationNo: z.string().nullable(),
  Lines: z.array(z.object({ Description: localized, AmountCents: cents })),
  Proofs: z.array(fileInfo),
  /** Day in Hong Kong on which the current proof was submitted. */
  PaymentProofOn: z.string().nullable(),
  /** Provider offered for card payment now; null: none is offered. */
  OnlineProvider: z.enum(PROVIDER_NAMES).nullable(),
  /** Attempts to pay through a provider, newest first. */
  Payments: z.array(paymentView),
  /** Refunds made outside a provider, newest first. */
  OfflineRefunds: z.array(offlineRefundView),
  /** Money received by bank transfer in excess, newest first. */
  OfflineOverpayments: z.array(offlineOverpaymentView),
  Events: z.array(
    z.object({
      Event: z.enum(INVOICE_EVENTS),
      At: moment,
      By: personName.nullable(),
      AsRole: z.enum(ROLES).nullable(),
      AmountCents: cents.nullable(),
      /** Transaction number of the payment concerned, if one was entered. */
      TransactionNo: z.string().nullable(),
      Remark: z.string().nullable(),
    }),
  ),
  /** Payment actions of the application or certificate that was invoiced. */
  Actions: z.array(actionView),
});
export type InvoiceView = z.infer<typeof invoiceView>;

export const invoiceRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/payment/invoice/list',
    summary: 'Invoices in the scope of the caller',
    access: invoicesPermissions.READ_INVOICES,
    reads: ['accounts', 'applications', 'certificates', 'invoices', 'services', 'settings', 'teams'],
    query: invoiceList.Query,
    data: listData(invoiceRow),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/payment/invoice/view',
    summary: 'One invoice, by its own key or by that of its subject',
    access: invoicesPermissions.READ_INVOICES,
    reads: [
      'accounts',
      'applications',
      'certificates',
      'checklists',
      'files',
      'invoices',
      'nonconformities',
      'payment-connection',
      'payments',
      'services',
      'settings',
      'teams',
    ],
    query: z.union([
      z.strictObject({ InvoiceKey: key }),
      z.strictObject({ ApplicationKey: key }),
      z.strictObject({ CertificateKey: key }),
    ]),
    data: invoiceView,
  }),
} as const;
