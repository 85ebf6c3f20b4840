/**
 * Runs the reconciliation's checks within the database, a window of rows at a time: records, invoices and
 * their history, payments, refunds, bank lines and gaps in invoice numbers; yields each difference.
 */
import { sql } from 'kysely';
import { bankLineStatuses } from '#modules/billing/bank-statements/rules/index.ts';
import type { Difference, Finding } from '#platform/server/comparison/types.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { GRACE_DAYS, paymentChecks, refundChecks } from './payment-checks.ts';
import { checksOfSubjects } from './subject-checks.ts';
import type { Check, Within } from './types.ts';

/**
 * A differing amount is accepted if the payment has a remark (assumption A64). Version 0.2.0 counted the invoice's amount
 * as received instead of the line's.
 */
const hasExplanation = sql`exists (
  select from invoice_event
  where invoice_event.invoice_id = bank_line.invoice_id and event = 'PAID' and remark is not null)`;

/**
 * What a line brought in excess, in cents: what it has above the invoice, or all of a second payment. An overpayment that was
 * accepted before overpayments were recorded has no such event.
 */
const excess = sql`case
  when bank_line.status in (${literals(bankLineStatuses.overpaid)}) then bank_line.amount_cents
  when bank_line.status in (${literals(bankLineStatuses.confirmed)}) and exists (
      select from invoice_event where invoice_event.invoice_id = bank_line.invoice_id and event = 'OVERPAYMENT')
    then greatest(bank_line.amount_cents - invoice.amount_cents, 0)
  else 0 end`;

const bankLineChecks: readonly Check[] = [
  {
    Name: 'BANK_LINE_NOT_PAID',
    find: (within) => sql<Finding>`
      select coalesce(invoice_no, '') || ' ' || line_key as about, bank_line.amount_cents::text as expected,
        coalesce(paid_cents, 0)::text as found
      from bank_line left join invoice on invoice.id = bank_line.invoice_id
      where ${within('bank_line.id')} and bank_line.status in (${literals(bankLineStatuses.confirmed)})
        and (invoice.id is null or paid_cents not in (bank_line.amount_cents, invoice.amount_cents)
          or (bank_line.amount_cents <> invoice.amount_cents and not ${hasExplanation}))`,
  },
  {
    Name: 'OVERPAYMENT_NOT_LINE',
    find: (within) => sql<Finding>`
      select coalesce(invoice_no, '') || ' ' || line_key as about, excess.cents::text as expected,
        coalesce(offline_overpayment.amount_cents, 0)::text as found
      from bank_line left join invoice on invoice.id = bank_line.invoice_id
        left join offline_overpayment on bank_line_id = bank_line.id
        cross join lateral (select ${excess} as cents) as excess
      where ${within('bank_line.id')}
        and (coalesce(offline_overpayment.amount_cents, 0) <> excess.cents
          or offline_overpayment.invoice_id <> bank_line.invoice_id)`,
  },
  {
    Name: 'BANK_OVERPAYMENT_WAITS',
    find: (within, at) => sql<Finding>`
      select invoice_no || ' ' || line_key as about, '0' as expected, offline_overpayment.amount_cents::text as found
      from bank_line join offline_overpayment on bank_line_id = bank_line.id
        join invoice on invoice.id = offline_overpayment.invoice_id
      where ${within('bank_line.id')} and returned_at is null
        and offline_overpayment.created_at < ${new Date(at.getTime() - GRACE_DAYS * 24 * 3_600_000)}`,
  },
];

/** Finds missing invoice numbers in a range of one year's series. */
const holes = (year: string, from: number, to: number) => sql<Finding>`
  select wanted as about, wanted as expected, '' as found
  from generate_series(${from}::bigint + 1, ${to}::bigint) as n
    cross join lateral (
      select 'INV-' || ${year}::text || '-' || lpad(n::text, greatest(5, length(n::text)), '0') as wanted) as number
  where not exists (select 1 from invoice where invoice_no = wanted)`;

/**
 * Checks an invoice against its history: every step exists, follows from the one before, and leads to the
 * current status.
 */
const eventChecks: readonly Check[] = [
  {
    Name: 'EVENTS_MISSING',
    find: (within) => sql<Finding>`
      select invoice_no as about, 'ISSUED' as expected, coalesce(first.event, '') as found
      from invoice left join invoice_event as first on first.invoice_id = invoice.id and first.seq = 1
      where ${within('invoice.id')} and first.event is distinct from 'ISSUED'`,
  },
  {
    Name: 'EVENTS_HOLE',
    find: (within) => sql<Finding>`
      select invoice_no as about, max(seq)::text as expected, count(*)::text as found
      from invoice join invoice_event on invoice_id = invoice.id
      where ${within('invoice.id')}
      group by invoice.id, invoice_no
      having max(seq) <> count(*) and min(seq) = 1`,
  },
  {
    Name: 'EVENTS_BROKEN',
    find: (within) => sql<Finding>`
      select invoice_no || ' ' || seq as about, before as expected, from_status as found
      from (
        select invoice_id, seq, from_status, lag(to_status) over (partition by invoice_id order by seq) as before
        from invoice_event where ${within('invoice_id')}
      ) as step join invoice on invoice.id = step.invoice_id
      where before <> from_status`,
  },
  {
    Name: 'STATUS_NOT_EVENT',
    find: (within) => sql<Finding>`
      select invoice_no as about, to_status as expected, status as found
      from invoice cross join lateral (
        select to_status from invoice_event where invoice_id = invoice.id order by seq desc limit 1) as last
      where ${within('invoice.id')} and to_status <> status`,
  },
];

/** All checks that need only the database, by the table whose rows they cover. */
const allChecks = (): readonly { Table: string; Checks: readonly Check[] }[] => [
  ...checksOfSubjects(),
  { Table: 'invoice', Checks: [...invoiceChecks(), ...eventChecks] },
  { Table: 'payment', Checks: paymentChecks },
  { Table: 'refund', Checks: refundChecks },
  { Table: 'bank_line', Checks: bankLineChecks },
];

/** Rows per statement, so that memory use does not grow with the tables. */
const WINDOW = 2_000;

/** Returns the differences between invoiced records, invoices, payments and their history. */
export async function* compareInDatabase(db: Queries, at: Date): AsyncGenerator<Difference> {
  for (const { Table, Checks } of allChecks())
    for await (const within of windows(db, Table))
      for (const { Name, find } of Checks)
        for (const found of (await find(within, at).execute(db)).rows) yield { Check: Name, ...found };
  yield* numberHoles(db);
}

/** Iterates over a table in the order of ids, one window of rows at a time. */
async function* windows(db: Queries, table: string): AsyncGenerator<Within> {
  for (let from = 0; ; ) {
    const { rows } = await sql<{ Last: number | null }>`
      select max(id) as last from (
        select id from ${sql.table(table)} where id > ${from} order by id limit ${WINDOW}) as next`.execute(
      db,
    );
    const to = rows[0]?.Last ?? null;
    if (to === null) return;
    const after = from;
    yield (id) => sql`(${sql.ref(id)} > ${after} and ${sql.ref(id)} <= ${to})`;
    from = to;
  }
}

/** Finds invoice numbers that were assigned but are on no invoice. */
async function* numberHoles(db: Queries): AsyncGenerator<Difference> {
  const { rows } = await sql<{ Year: string; Value: number }>`
    select substring(name from '[0-9]{4}$') as year, value from number_counter
    where name ~ '^invoice [0-9]{4}$' order by name`.execute(db);
  for (const { Year, Value } of rows)
    for (let from = 0; from < Value; from += WINDOW)
      for (const found of (await holes(Year, from, Math.min(Value, from + WINDOW)).execute(db)).rows)
        yield { Check: 'NUMBER_HOLE', ...found };
}
