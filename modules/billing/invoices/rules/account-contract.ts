/**
 * API contract to view an organisation's statement of account (entries, balances, open amounts by age) and
 * to request it as a PDF or CSV file.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { invoicesPermissions } from './permissions.ts';

const cents = z.int();
const day = z.iso.date();

/** Kinds of entries on a statement of account; each has the text `LEDGER_<kind>`. */
export const LEDGER_KINDS = [
  'INVOICE',
  'PAYMENT',
  'DIFFERENCE',
  'REFUND',
  'CREDIT',
  'WAIVER',
  'CANCELLED',
] as const;

const ledgerRow = z.object({
  /** Date in Hong Kong, YYYY-MM-DD. */
  On: z.string(),
  Kind: z.enum(LEDGER_KINDS),
  /**
   * Null if the reader has no access to the invoice itself: for clients, that of a cancelled application or
   * of a certificate that was issued in error. For the latter neither key nor number is returned.
   */
  InvoiceKey: z.string().nullable(),
  InvoiceNo: z.string(),
  /** The invoiced record: an application or a certificate by its key, with its number and the service. */
  About: z.object({ Kind: z.enum(['APPLICATION', 'CERTIFICATE']), Key: z.string().nullable() }),
  AboutNo: z.string().nullable(),
  ServiceName: localized,
  /** Transaction number, if there is one. */
  TransactionNo: z.string().nullable(),
  /** Refunds only: the key with which the refund note is requested. */
  RefundKey: z.string().nullable(),
  /** HKD cents, never negative: increase of the debt, decrease of the debt, and the debt afterwards. */
  DebitCents: cents,
  CreditCents: cents,
  BalanceCents: cents,
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/**
 * Open amounts on the last day of the period, by days overdue. Their sum, less the credit, is the closing
 * balance.
 */
const aged = z.object({
  CurrentCents: cents,
  Days30Cents: cents,
  Days60Cents: cents,
  Days90Cents: cents,
  OlderCents: cents,
  /** Paid in excess of the amount due, and not refunded yet. */
  CreditCents: cents,
});
export type AgedAmounts = z.infer<typeof aged>;

const accountStatement = z.object({
  OrganisationKey: z.string(),
  OrgName: localized,
  From: z.string(),
  To: z.string(),
  OpeningCents: cents,
  ClosingCents: cents,
  DebitCents: cents,
  CreditCents: cents,
  Aged: aged,
  Rows: z.array(ledgerRow),
});
export type AccountStatement = z.infer<typeof accountStatement>;

const period = {
  /** For staff only; clients get their own organisation. */
  OrganisationKey: key.optional(),
  /** Dates in Hong Kong, both included; by default the last three months. */
  From: day.optional(),
  To: day.optional(),
};
const language = z.enum(['EN', 'CHT', 'CHS']);
const address = z.object({ Url: z.string() });

export const accountStatementRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/payment/account',
    summary: 'Statement of account of one organisation',
    access: invoicesPermissions.READ_ACCOUNT_STATEMENTS,
    reads: [
      'accounts',
      'applications',
      'certificates',
      'invoices',
      'payments',
      'services',
      'settings',
      'teams',
    ],
    query: z.strictObject(period),
    data: accountStatement,
  }),
  document: defineRoute({
    method: 'POST',
    path: '/payment/account/document',
    summary: 'One-time address of a statement of account as PDF or CSV',
    access: invoicesPermissions.READ_ACCOUNT_STATEMENTS,
    body: z.strictObject({ ...period, As: z.enum(['PDF', 'CSV']), Language: language.optional() }),
    data: address,
  }),
} as const;
