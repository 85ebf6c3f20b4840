import { z } from 'zod';
import type { Role } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';

const cents = z.int();
const day = z.iso.date();

/** Kinds of documents on a statement; each is `LEDGER_<kind>` in the reader's language. */
export const LEDGER_KINDS = ['INVOICE', 'PAYMENT', 'REFUND', 'CREDIT', 'WAIVER', 'CANCELLED'] as const;

const ledgerRow = z.object({
  /** The day in Hong Kong, YYYY-MM-DD. */
  On: z.string(),
  Kind: z.enum(LEDGER_KINDS),
  /**
   * Null where the reader has no access to the invoice itself: for clients, that of a cancelled application or of a certificate
   * that was issued in error. For the latter neither key nor number is returned.
   */
  InvoiceKey: z.string().nullable(),
  InvoiceNo: z.string(),
  /** What the invoice is about: an application or a certificate by its key, its number, and the service. */
  About: z.object({ Kind: z.enum(['APPLICATION', 'CERTIFICATE']), Key: z.string().nullable() }),
  AboutNo: z.string().nullable(),
  ServiceName: localized,
  /** Number of the transaction, where there is one. */
  TransactionNo: z.string().nullable(),
  /** Of a refund: what its note is asked for with. */
  RefundKey: z.string().nullable(),
  /** HKD cents, never negative: what is owed more, what is owed less, and what is owed afterwards. */
  DebitCents: cents,
  CreditCents: cents,
  BalanceCents: cents,
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** What is open on the last day, by how long it is overdue then. Together, less the credit, it is the closing balance. */
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

const FINANCE_ROLES = [
  'CLIENT',
  'FINANCE',
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'SCHEDULING',
  'BUSINESS',
] as const satisfies Role[];

const period = {
  /** Of staff; clients see their own. */
  OrganisationKey: key.optional(),
  /** Days in Hong Kong, both included; by default the last three months. */
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
    access: FINANCE_ROLES,
    query: z.strictObject(period),
    data: accountStatement,
  }),
  document: defineRoute({
    method: 'POST',
    path: '/payment/account/document',
    summary: 'One-time address of a statement of account as PDF or CSV',
    access: FINANCE_ROLES,
    body: z.strictObject({ ...period, As: z.enum(['PDF', 'CSV']), Language: language.optional() }),
    data: address,
  }),
} as const;
