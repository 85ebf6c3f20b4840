/**
 * SQL checks of the reconciliation on invoices: lines, amounts and dates fit the status, the invoiced
 * record, and the payments and refunds received.
 */
import { type RawBuilder, sql } from 'kysely';
import { bankLineStatuses } from '#modules/billing/bank-statements/rules/index.ts';
import {
  INVOICE_STATUS,
  INVOICE_STATUSES,
  type InvoiceStatusFacts,
  invoiceStatuses,
  paymentStatuses,
  refundStatuses,
} from '#modules/billing/invoices/rules/index.ts';
import type { Finding } from '#platform/server/comparison/types.ts';
import { literals } from '#platform/server/database/literals.ts';
import { ofSubjects } from './subject-checks.ts';
import type { Check } from './types.ts';

const voided = literals(invoiceStatuses.voided);
/** Sum of the provider payments that count for the invoice, and of their refunds. */
const received = sql`(
  select coalesce(sum(received_cents), 0) from payment
  where invoice_id = invoice.id and status in (${literals(paymentStatuses.received)}) and not is_overpayment)`;
const refundedOnline = sql`(
  select coalesce(sum(refund.amount_cents), 0) from refund join payment on payment.id = refund.payment_id
  where payment.invoice_id = invoice.id and payment.status in (${literals(paymentStatuses.received)})
    and not payment.is_overpayment and refund.status in (${literals(refundStatuses.refunded)}))`;
const refundedOffline = sql`(
  select coalesce(sum(offline_refund.amount_cents), 0) from offline_refund where invoice_id = invoice.id)`;
const summed = sql`(
  select coalesce(sum((line->>'AmountCents')::bigint), 0) from jsonb_array_elements(invoice.lines) as line)`;

/** A different amount is accepted only with a bank line of that amount (assumption A64). */
const isPaidByBankLine = sql`exists (
  select from bank_line
  where invoice_id = invoice.id and bank_line.status in (${literals(bankLineStatuses.confirmed)})
    and bank_line.amount_cents = paid_cents)`;

/** The amounts that each fact about the money of an invoice requires. */
const MONEY: Readonly<Record<NonNullable<InvoiceStatusFacts['Money']>, RawBuilder<unknown>>> = {
  NONE: sql`paid_cents = 0 and refunded_cents = 0`,
  WHOLE: sql`(paid_cents = amount_cents or ${isPaidByBankLine}) and refunded_cents = 0 and paid_at is not null`,
  PART: sql`paid_cents > refunded_cents and refunded_cents > 0 and paid_at is not null`,
  RETURNED: sql`paid_cents = refunded_cents and refunded_cents > 0 and paid_at is not null`,
};

/** The amounts, dates and proofs that a status requires. */
function required({ Money, Turn }: InvoiceStatusFacts): RawBuilder<unknown> {
  const conditions = [
    ...(Money ? [MONEY[Money]] : []),
    ...(Turn ? [sql`paid_at is null`] : []),
    ...(Turn === 'CHECK' ? [sql`proof <> '{}'`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const matchesStatusColumns = sql`case invoice.status ${sql.join(
  INVOICE_STATUSES.map((status) => sql`when ${sql.lit(status)} then ${required(INVOICE_STATUS[status])}`),
  sql` `,
)} end`;

/** Checks of invoices in themselves, against their records, and against the payments. */
export const invoiceChecks = (): readonly Check[] => [
  {
    Name: 'INVOICE_OF_NOTHING',
    find: (within) => sql<Finding>`
      select invoice_no as about, '1' as expected, num_nonnulls(application_id, certificate_id)::text as found
      from invoice where ${within('id')} and num_nonnulls(application_id, certificate_id) <> 1`,
  },
  {
    Name: 'TWO_LIVE_INVOICES',
    find: (within) => sql<Finding>`
      select invoice.invoice_no as about, ${voided} as expected, invoice.status as found
      from invoice join invoice as first on first.id < invoice.id and first.status not in (${voided})
        and (first.application_id = invoice.application_id or first.certificate_id = invoice.certificate_id)
      where ${within('invoice.id')} and invoice.status not in (${voided})`,
  },
  {
    Name: 'AMOUNT_NOT_LINES',
    find: (within) => sql<Finding>`
      select invoice_no as about, ${summed}::text as expected, amount_cents::text as found
      from invoice where ${within('id')} and amount_cents <> ${summed}`,
  },
  ...ofSubjects('LINES_NOT_SERVICE'),
  ...ofSubjects('ORGANISATION_DIFFERS'),
  {
    Name: 'PAID_WITHOUT_GROUNDS',
    find: (within) => sql<Finding>`
      select invoice_no as about, 'proof' as expected, '' as found
      from invoice
      where ${within('id')} and status in (${literals(invoiceStatuses.oncePaid)}) and paid_cents > 0
        and not is_online and proof = '{}'
        and not exists (
          select 1 from bank_line
          where invoice_id = invoice.id and bank_line.status in (${literals(bankLineStatuses.confirmed)}))`,
  },
  {
    Name: 'STATUS_NOT_COLUMNS',
    find: (within) => sql<Finding>`
      select invoice_no as about, status as expected,
        concat_ws(' ', 'amount', amount_cents, 'paid', paid_cents, 'refunded', refunded_cents, 'at', paid_at,
          'proofs', cardinality(proof), 'online', is_online) as found
      from invoice where ${within('id')} and not (${matchesStatusColumns})`,
  },
  {
    Name: 'PAID_NOT_PAYMENTS',
    find: (within) => sql<Finding>`
      select invoice_no as about, ${received}::text as expected,
        (case when is_online then paid_cents else 0 end)::text as found
      from invoice where ${within('id')} and ${received} <> case when is_online then paid_cents else 0 end`,
  },
  {
    Name: 'REFUNDED_NOT_REFUNDS',
    find: (within) => sql<Finding>`
      select invoice_no as about, (${refundedOnline} + ${refundedOffline})::text as expected, refunded_cents::text as found
      from invoice where ${within('id')} and refunded_cents <> ${refundedOnline} + ${refundedOffline}`,
  },
  {
    Name: 'OFFLINE_REFUND_OF_ONLINE',
    find: (within) => sql<Finding>`
      select invoice_no as about, '0' as expected, ${refundedOffline}::text as found
      from invoice where ${within('id')} and is_online and ${refundedOffline} > 0`,
  },
  {
    Name: 'OFFLINE_REFUND_BEFORE_PAYMENT',
    find: (within) => sql<Finding>`
      select invoice_no as about, min(offline_refund.done_at)::text as expected, invoice.paid_at::text as found
      from invoice join offline_refund on offline_refund.invoice_id = invoice.id
      where ${within('invoice.id')}
      group by invoice.id, invoice_no, invoice.paid_at
      having (min(offline_refund.done_at) at time zone 'Asia/Hong_Kong')::date
        < (invoice.paid_at at time zone 'Asia/Hong_Kong')::date`,
  },
  {
    Name: 'SETTLED_NOT_PAYMENT',
    find: (within) => sql<Finding>`
      select invoice_no as about, payment.is_settled::text as expected, invoice.is_settled::text as found
      from invoice join payment on payment.invoice_id = invoice.id
      where ${within('invoice.id')} and is_online and payment.status in (${literals(paymentStatuses.received)}) and not is_overpayment
        and payment.is_settled <> invoice.is_settled`,
  },
  {
    Name: 'VOID_WITH_MONEY',
    find: (within) => sql<Finding>`
      select invoice_no as about, '0' as expected, (paid_cents - refunded_cents)::text as found
      from invoice where ${within('id')} and status in (${voided}) and paid_cents > refunded_cents`,
  },
  ...ofSubjects('PROOF_OF_ENDED'),
  {
    Name: 'NUMBER_UNKNOWN',
    find: (within) => sql<Finding>`
      select invoice_no as about, concat_ws(' ', 'at most', value) as expected, invoice_no as found
      from invoice left join number_counter on name = 'invoice ' || substring(invoice_no from '^INV-([0-9]{4})-')
      where ${within('invoice.id')}
        and coalesce(substring(invoice_no from '^INV-[0-9]{4}-([0-9]{5,15})$')::bigint > value, true)`,
  },
];
