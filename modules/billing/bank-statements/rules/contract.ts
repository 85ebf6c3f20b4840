/** API contract of bank statements: preview and import of files, and lines to confirm or ignore. */
import { z } from 'zod';
import { INVOICE_STATUSES, OFFLINE_OVERPAYMENT_KINDS } from '#modules/billing/invoices/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, remark } from '#platform/common/contract/inputs.ts';
import { listData, listQuery } from '#platform/common/contract/list.ts';
import { localized, personName } from '#platform/common/contract/shapes.ts';
import { bankStatementsPermissions } from './permissions.ts';
import { BANK_REASONS } from './reasons.ts';
import { BANK_LINE_STATUSES } from './statuses.ts';

/** Maximum size of a statement file in bytes: enough for several thousand lines. */
export const MAX_STATEMENT_BYTES = 700_000;
export const MAX_COLUMNS = 60;
/** Maximum number of lines confirmed by one call. */
export const MAX_BATCH_SIZE = 50;

const cents = z.int();
const column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1);

/** Maps the columns of a CSV file to fields. Incoming money is in `Amount` (signed) or in `Credit`. */
const bankMapping = z
  .strictObject({
    /** Index of the heading row, counted from 0; -1 if there is none. */
    HeaderRow: z.int().min(-1).max(200),
    Date: column,
    DateOrder: z.enum(['DMY', 'MDY', 'YMD']),
    Amount: column.nullable(),
    Credit: column.nullable(),
    /** Columns with the payer's text and the bank's description of the payment. */
    Text: z.array(column).min(1).max(10),
    Payer: column.nullable(),
    BankNo: column.nullable(),
  })
  .refine(({ Amount, Credit }) => Amount !== null || Credit !== null, { path: ['Amount'] });
export type BankMapping = z.infer<typeof bankMapping>;

const statementFile = {
  FileName: z.string().trim().min(1).max(200),
  /** The file's bytes in base64. */
  Content: z
    .string()
    .min(1)
    .max(Math.ceil(MAX_STATEMENT_BYTES / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
};

const readLine = z.object({
  BookedOn: z.string(),
  AmountCents: cents,
  Reference: z.string(),
  Payer: z.string(),
  BankNo: z.string(),
});

const preview = z.object({
  Encoding: z.string(),
  Columns: z.array(z.object({ Index: z.int(), Name: z.string(), Sample: z.string() })),
  /** The detected column mapping; null if the user has to enter it. */
  Mapping: bankMapping.nullable(),
  /** The first payments as they would be imported. */
  Lines: z.array(readLine),
  Credits: z.int(),
  /** Number of outgoing payments, which are not imported. */
  Debits: z.int(),
  /** Rows, counted from 1, whose date or amount cannot be read. */
  Unreadable: z.array(z.int()),
  /** Number of payments already imported with an earlier file. */
  Known: z.int(),
});
export type BankPreview = z.infer<typeof preview>;

const candidate = z.object({
  InvoiceKey: z.string(),
  InvoiceNo: z.string(),
  AmountCents: cents,
  Status: z.enum(INVOICE_STATUSES),
  OrgName: localized,
  HasProof: z.boolean(),
});
export type BankCandidate = z.infer<typeof candidate>;

const bankLine = readLine.extend({
  LineKey: z.string(),
  Status: z.enum(BANK_LINE_STATUSES),
  Reasons: z.array(z.enum(BANK_REASONS)),
  FileName: z.string(),
  /** The proposed invoice, or the invoice that the line paid. */
  Invoice: candidate.nullable(),
  /** Other invoices that the payment may be for. */
  Candidates: z.array(candidate),
  /** Settled invoices of which an undecided line may be a second payment. */
  SettledCandidates: z.array(candidate),
  /** What the line brought in excess, to be returned to the client; null: nothing. */
  Overpayment: z
    .object({
      Kind: z.enum(OFFLINE_OVERPAYMENT_KINDS),
      AmountCents: cents,
      /** YYYY-MM-DD; null: not returned yet. */
      ReturnedOn: z.string().nullable(),
    })
    .nullable(),
  /** Why the line was ignored, if a reason was given. */
  Remark: z.string().nullable(),
  DecidedBy: personName.nullable(),
  DecidedAt: z.string().nullable(),
});
export type BankLine = z.infer<typeof bankLine>;

export const BANK_TABS = ['MATCHED', 'DOUBTFUL', 'UNKNOWN', 'CONFIRMED', 'OVERPAID', 'IGNORED'] as const;

const named = { LineKey: key, InvoiceKey: key };
const POST = { method: 'POST', access: bankStatementsPermissions.MATCH_BANK_STATEMENTS } as const;
const GET = { method: 'GET', access: bankStatementsPermissions.MATCH_BANK_STATEMENTS } as const;

export const bankRoutes = {
  preview: defineRoute({
    ...POST,
    path: '/payment/bank/preview',
    summary: 'Previews a bank statement without storing it: columns and first payments',
    body: z.strictObject({ ...statementFile, Mapping: bankMapping.optional() }),
    data: preview,
  }),
  import: defineRoute({
    ...POST,
    path: '/payment/bank/import',
    summary: 'Imports the payments of a bank statement, each once, and matches them with invoices',
    /** Without a mapping, the columns are detected from the headings. */
    body: z.strictObject({ ...statementFile, Mapping: bankMapping.optional() }),
    data: z.object({ Added: z.int(), Known: z.int(), Matched: z.int() }),
  }),
  summary: defineRoute({
    ...GET,
    path: '/payment/bank/summary',
    summary: 'Number of lines per status, and the latest statements',
    reads: ['accounts', 'bank-statements'],
    data: z.object({
      Counts: z.object({
        MATCHED: z.int(),
        DOUBTFUL: z.int(),
        UNKNOWN: z.int(),
        CONFIRMED: z.int(),
        OVERPAID: z.int(),
        IGNORED: z.int(),
      }),
      Statements: z.array(
        z.object({ FileName: z.string(), At: z.string(), By: personName, LineCount: z.int() }),
      ),
    }),
  }),
  lines: defineRoute({
    ...GET,
    path: '/payment/bank/line/list',
    summary: 'Lines of bank statements',
    reads: ['accounts', 'bank-statements', 'invoices'],
    query: listQuery(['BookedOn', 'AmountCents'], { Status: z.enum(BANK_TABS).optional() }),
    data: listData(bankLine),
  }),
  confirm: defineRoute({
    ...POST,
    path: '/payment/bank/line/confirm',
    summary: 'Confirms that a line paid an invoice; requires a remark if the amounts differ',
    body: z.strictObject({ ...named, Remark: remark.optional() }),
    data: bankLine,
  }),
  confirmMany: defineRoute({
    ...POST,
    path: '/payment/bank/line/confirm/many',
    summary: 'Confirms all lines with a certain match, each independently',
    body: z.strictObject({ Lines: z.array(z.strictObject(named)).min(1).max(MAX_BATCH_SIZE) }),
    data: z.object({
      Items: z.array(
        z.object({
          LineKey: z.string(),
          IsDone: z.boolean(),
          /** Why the line was not confirmed, in the caller's language; null if it was. */
          Message: z.string().nullable(),
        }),
      ),
    }),
  }),
  secondPayment: defineRoute({
    ...POST,
    path: '/payment/bank/line/second-payment',
    summary:
      'Settles a line as a second payment of an invoice on which nothing is owed: to be returned to the client',
    body: z.strictObject({ ...named, Remark: remark.optional() }),
    data: bankLine,
  }),
  ignore: defineRoute({
    ...POST,
    path: '/payment/bank/line/ignore',
    summary: 'Ignores a line that belongs to no invoice, or restores an ignored line or a second payment',
    body: z.strictObject({ LineKey: key, IsIgnored: z.boolean(), Remark: remark.optional() }),
    data: bankLine,
  }),
} as const;
