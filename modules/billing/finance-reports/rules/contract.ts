/** API contract of the finance page: figures for the overview, and the list of payments and refunds. */
import { z } from 'zod';
import {
  OFFLINE_OVERPAYMENT_KINDS,
  OVERDUE_DAYS,
  PAYMENT_METHODS,
} from '#modules/billing/invoices/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { listData } from '#platform/common/contract/list.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { MOVEMENT_KINDS, movementList } from './movement-list.ts';
import { financeReportsPermissions } from './permissions.ts';

const cents = z.int();
const moment = z.string();
const figure = z.object({ Count: z.int(), AmountCents: cents });

/** The record that an invoice is about, for its page: Key is the ApplicationKey or the CertificateKey. */
const about = z.object({ Kind: z.enum(['APPLICATION', 'CERTIFICATE']), Key: z.string() });

/** CARD: refunded through the provider. Otherwise received by bank transfer, and returned outside the portal. */
const overpayment = z.object({
  Source: z.enum(['CARD', ...OFFLINE_OVERPAYMENT_KINDS]),
  /** Key of the card payment, or of the overpayment by bank transfer. */
  OverpaymentKey: z.string(),
  InvoiceNo: z.string(),
  About: about,
  OrgName: localized,
  PaidAt: moment,
  Card: z.string().nullable(),
  /** Number of the bank transfer; empty for a card payment. */
  Reference: z.string(),
  /** The remaining refundable amount. */
  AmountCents: cents,
});
export type Overpayment = z.infer<typeof overpayment>;

const overview = z.object({
  /** Unpaid invoices: open, or with a proof awaiting review. */
  Open: figure,
  Proofs: figure.extend({ OldestAt: moment.nullable() }),
  Overdue: figure.extend({ Ages: z.array(figure.extend({ Days: z.enum(OVERDUE_DAYS) })) }),
  /** The last twelve calendar months in Hong Kong, oldest first: money received and refunded. */
  Months: z.array(
    z.object({ Month: z.string(), OfflineCents: cents, OnlineCents: cents, RefundedCents: cents }),
  ),
  /** Money received during these months, by payment method; CARD is through a provider. */
  Methods: z.array(figure.extend({ Method: z.enum([...PAYMENT_METHODS, 'CARD']) })),
  /** Refunded in the current month; UnderWay: number of refunds in progress. */
  Refunds: figure.extend({ UnderWay: z.int() }),
  /** Overpayments to be refunded; includes the oldest. */
  Overpayments: figure.extend({ Rows: z.array(overpayment) }),
  /** Undecided lines of bank statements. */
  BankLines: figure,
  /** The last reconciliation; null: there was none yet. */
  Reconciliation: z.object({ At: moment, Differences: z.int() }).nullable(),
});
export type FinanceOverview = z.infer<typeof overview>;

/** A payment or a refund (then the amount is negative). */
const movementRow = z.object({
  MovementKey: z.string(),
  Kind: z.enum(MOVEMENT_KINDS),
  At: moment,
  AmountCents: cents,
  InvoiceNo: z.string(),
  About: about,
  OrgName: localized,
  Method: z.enum([...PAYMENT_METHODS, 'CARD']).nullable(),
  /** Transaction number, card, or reason of the refund. */
  Reference: z.string(),
  IsOverpayment: z.boolean(),
});
export type MovementRow = z.infer<typeof movementRow>;

export const financeRoutes = {
  overview: defineRoute({
    method: 'GET',
    path: '/payment/overview',
    summary: 'Receivables, income and tasks of finance',
    access: financeReportsPermissions.READ_FINANCE_REPORTS,
    reads: [
      'accounts',
      'applications',
      'bank-statements',
      'certificates',
      'invoices',
      'log',
      'payments',
      'services',
      'settings',
      'teams',
    ],
    data: overview,
  }),
  movements: defineRoute({
    method: 'GET',
    path: '/payment/movement/list',
    summary: 'Payments and refunds, newest first',
    access: financeReportsPermissions.READ_FINANCE_REPORTS,
    reads: ['accounts', 'applications', 'certificates', 'invoices', 'payments', 'services', 'teams'],
    query: movementList.Query,
    data: listData(movementRow).extend({
      /**
       * Sums of all matching payments, of all matching refunds, and their difference; null if there are more
       * rows than are counted.
       */
      ReceivedCents: cents.nullable(),
      RefundedCents: cents.nullable(),
      SumCents: cents.nullable(),
    }),
  }),
} as const;
