/**
 * Lists ways to corrupt payment data in the database (as an attacker with access could) with the finding
 * that each must cause, for tests of reconciliation.
 */
import { type RawBuilder, sql } from 'kysely';

/** Selects the rows that are corrupted. */
const paidOffline = sql`(select min(id) from invoice where status = 'PAID' and not is_online and application_id is not null)`;
const paidOnline = sql`(select min(invoice_id) from payment where status = 'SUCCEEDED' and refunded_cents = 0 and not is_overpayment and is_settled)`;
const partRefunded = sql`(select min(id) from invoice where status = 'PART_REFUNDED')`;
const open = sql`(select min(id) from invoice where status = 'OPEN' and application_id is not null)`;
const ofCertificate = sql`(select min(id) from invoice where certificate_id is not null and status = 'OPEN')`;
const paymentOnline = sql`(select min(id) from payment where invoice_id = ${paidOnline})`;
const refunded = sql`(select min(id) from refund where kind = 'REFUND' and status = 'SUCCEEDED')`;
const sandboxOnline = sql`(select provider_payment_id from payment where id = ${paymentOnline})`;

type Corruption = [name: string, how: string, changes: RawBuilder<unknown>[], also?: string[]];

/** Changes that an attacker with database access can make; the database owner can disable every trigger. */
export const paymentCorruptions: Corruption[] = [
  [
    'NO_INVOICE',
    'an invoice is deleted',
    [
      sql`delete from invoice_event where invoice_id = ${open}`,
      sql`update application set search = search`,
      sql`delete from invoice where id = ${open}`,
    ],
    ['NUMBER_HOLE'],
  ],
  [
    'NO_CERTIFICATE_INVOICE',
    'the invoice of a certificate is deleted',
    [
      sql`update bank_line set invoice_id = null where invoice_id = ${ofCertificate}`,
      sql`delete from invoice_event where invoice_id = ${ofCertificate}`,
      sql`delete from invoice where id = ${ofCertificate}`,
    ],
    ['NUMBER_HOLE'],
  ],
  [
    'INVOICE_OF_NOTHING',
    'the invoice of a certificate is detached from it',
    [
      sql`alter table invoice drop constraint invoice_subject`,
      sql`update invoice set certificate_id = null where id = ${ofCertificate}`,
    ],
    ['NO_CERTIFICATE_INVOICE'],
  ],
  [
    'TWO_LIVE_INVOICES',
    'a second invoice for the same application',
    [
      sql`drop index invoice_application`,
      sql`update number_counter set value = value + 1 where name = 'invoice 2026'`,
      sql`insert into invoice (invoice_key, invoice_no, application_id, organisation_id, amount_cents, lines, status, due_on)
      select 'second-invoice', 'INV-2026-' || lpad((select value::text from number_counter where name = 'invoice 2026'), 5, '0'),
        application_id, organisation_id, amount_cents, lines, 'OPEN', due_on from invoice where id = ${open}`,
      sql`insert into invoice_event (invoice_id, seq, event, at, from_status, to_status)
      select id, 1, 'ISSUED', now(), 'OPEN', 'OPEN' from invoice where invoice_key = 'second-invoice'`,
    ],
  ],
  [
    'AMOUNT_NOT_LINES',
    'the amount is changed',
    [sql`update invoice set amount_cents = amount_cents + 100 where id = ${open}`],
  ],
  [
    'LINES_NOT_SERVICE',
    'the text of a line is changed',
    [
      sql`update invoice set lines = jsonb_set(lines, '{0,Description,EN}', '"Something else"') where id = ${open}`,
    ],
  ],
  [
    'LINES_NOT_SERVICE',
    'the text of a certificate’s line is changed',
    [
      sql`update invoice set lines = jsonb_set(lines, '{0,Description,EN}', '"Something else"')
      where id = (select min(id) from invoice where certificate_id is not null)`,
    ],
  ],
  [
    'ORGANISATION_DIFFERS',
    'the debtor is another client',
    [
      sql`update invoice set organisation_id = (select max(id) from organisation where id <> invoice.organisation_id) where id = ${open}`,
    ],
  ],
  [
    'PAID_WITHOUT_GROUNDS',
    'the proof is missing',
    [sql`update invoice set proof = '{}' where id = ${paidOffline}`],
  ],
  [
    'STATUS_NOT_COLUMNS',
    'paid without a date',
    [sql`update invoice set paid_at = null where id = ${paidOffline}`],
  ],
  [
    'PAID_NOT_PAYMENTS',
    'its payment counts as an overpayment',
    [sql`update payment set is_overpayment = true, paid_at = now() where id = ${paymentOnline}`],
  ],
  [
    'REFUNDED_NOT_REFUNDS',
    'the refunded amount is lower than the refunds',
    [sql`update invoice set refunded_cents = refunded_cents - 1 where id = ${partRefunded}`],
  ],
  [
    'OFFLINE_REFUND_OF_ONLINE',
    'an offline refund of a card payment',
    [
      sql`insert into offline_refund (refund_key, invoice_id, amount_cents, done_at, transaction_no, reason, account_id)
      select 'of-online', id, 100, now(), 'OUT-1', 'x', 1 from invoice where id = ${paidOnline}`,
    ],
    ['REFUNDED_NOT_REFUNDS'],
  ],
  [
    'OFFLINE_REFUND_BEFORE_PAYMENT',
    'an offline refund from before the payment',
    [
      sql`insert into offline_refund (refund_key, invoice_id, amount_cents, done_at, transaction_no, reason, account_id)
      select 'before-payment', id, 100, paid_at - interval '9 days', 'OUT-1', 'x', 1 from invoice
      where id = ${paidOffline}`,
      sql`update invoice set refunded_cents = 100, status = 'PART_REFUNDED' where id = ${paidOffline}`,
    ],
    ['STATUS_NOT_EVENT'],
  ],
  [
    'SETTLED_NOT_PAYMENT',
    'no longer settled',
    [sql`update invoice set is_settled = false where id = ${paidOnline}`],
  ],
  [
    'VOID_WITH_MONEY',
    'void, with a payment',
    [sql`update invoice set paid_cents = 100 where id = (select min(id) from invoice where status = 'VOID')`],
  ],
  [
    'PROOF_OF_ENDED',
    'a proof is lost when its application is cancelled',
    [
      sql`with forgotten as (
        update invoice set updated_at = now() - interval '9 days'
        where id = (select min(id) from invoice where status = 'PROOF_GIVEN' and application_id is not null)
        returning application_id)
      update application set application_status_code = 'CANCELLED' where id = (select application_id from forgotten)`,
    ],
  ],
  [
    'NUMBER_UNKNOWN',
    'a number outside the series',
    [sql`update invoice set invoice_no = 'INV-2026-99999' where id = ${open}`],
    ['NUMBER_HOLE'],
  ],
  [
    'NUMBER_HOLE',
    'the counter is moved',
    [sql`update number_counter set value = value + 1 where name = 'invoice 2026'`],
  ],
  ['EVENTS_MISSING', 'the history is missing', [sql`delete from invoice_event where invoice_id = ${open}`]],
  [
    'EVENTS_HOLE',
    'a step of the history is missing',
    [
      sql`insert into invoice_event (invoice_id, seq, event, at, from_status, to_status)
      select id, 99, 'CHANGE_PAYMENT_DATE', now(), status, status from invoice where id = ${paidOffline}`,
    ],
  ],
  [
    'EVENTS_BROKEN',
    'a step starts from another status',
    [sql`update invoice_event set from_status = 'BYPASSED' where invoice_id = ${paidOffline} and seq = 2`],
  ],
  [
    'STATUS_NOT_EVENT',
    'the status is changed manually',
    [sql`update invoice set status = 'BYPASSED' where id = ${open}`],
  ],
  [
    'PAYMENT_NOT_INVOICE',
    'the invoice was increased after the payment',
    [
      sql`update invoice set amount_cents = amount_cents + 100,
      lines = jsonb_set(lines, '{0,AmountCents}', to_jsonb((lines->0->>'AmountCents')::bigint + 100))
      where id = (select min(invoice_id) from payment where status = 'VOIDED')`,
    ],
    ['LINES_NOT_SERVICE'],
  ],
  [
    'PAYMENT_NOT_COLUMNS',
    'received without a date',
    [sql`update payment set paid_at = null where id = ${paymentOnline}`],
  ],
  [
    'PAYMENT_REFUNDED',
    'the payment has a lower amount than its refunds',
    [sql`update payment set refunded_cents = refunded_cents - 1 where invoice_id = ${partRefunded}`],
  ],
  [
    'REFUNDS_ABOVE_RECEIVED',
    'more is reserved than was received',
    [
      sql`insert into refund (refund_key, payment_id, kind, amount_cents, reason)
      select 'too-much-refund', id, 'REFUND', received_cents + 1, 'x' from payment where id = ${paymentOnline}`,
    ],
  ],
  [
    'PAYMENT_RESERVED',
    'nothing is reserved for the refund',
    [sql`update payment set reserved_cents = 0 where invoice_id = ${partRefunded}`],
  ],
  [
    'OVERPAYMENT_WAITS',
    'too much for eight days',
    [sql`update payment set paid_at = now() - interval '8 days' where is_overpayment`],
  ],
  [
    'PAYMENT_FORGOTTEN',
    'a payment in progress is not checked',
    [
      sql`insert into payment (payment_key, invoice_id, provider, status, amount_cents, started_by_id, created_at)
      select 'forgotten-payment', id, 'SANDBOX', 'STARTED', amount_cents, 1, now() - interval '2 days'
      from invoice where id = ${open}`,
    ],
  ],
  [
    'REFUND_STUCK',
    'a refund of last week',
    [
      sql`insert into refund (refund_key, payment_id, kind, amount_cents, reason, created_at)
      select 'stuck-refund', id, 'REFUND', 1, 'x', now() - interval '8 days' from payment where id = ${paymentOnline}`,
      sql`update payment set reserved_cents = 1 where id = ${paymentOnline}`,
    ],
  ],
  [
    'BANK_LINE_NOT_PAID',
    'a confirmed line of another amount',
    [
      sql`insert into bank_statement (statement_key, file_name, sha256, account_id, line_count)
      values ('statement-x', 'x.csv', 'x', 1, 1)`,
      sql`insert into bank_line (line_key, statement_id, position, booked_on, amount_cents, reference, fingerprint, status, invoice_id)
      select 'line-x', (select max(id) from bank_statement), 1, current_date, amount_cents - 1, 'x', 'x', 'CONFIRMED', id
      from invoice where id = ${paidOffline}`,
    ],
  ],
  [
    'OVERPAYMENT_NOT_LINE',
    'a second payment without its overpayment',
    [
      sql`insert into bank_statement (statement_key, file_name, sha256, account_id, line_count)
      values ('statement-x', 'x.csv', 'x', 1, 1)`,
      sql`insert into bank_line (line_key, statement_id, position, booked_on, amount_cents, reference, fingerprint, status, invoice_id)
      select 'line-x', (select max(id) from bank_statement), 1, current_date, amount_cents, 'x', 'x', 'OVERPAID', id
      from invoice where id = ${paidOffline}`,
    ],
  ],
  [
    'BANK_OVERPAYMENT_WAITS',
    'too much by bank transfer for eight days',
    [
      sql`insert into bank_statement (statement_key, file_name, sha256, account_id, line_count)
      values ('statement-x', 'x.csv', 'x', 1, 1)`,
      sql`insert into bank_line (line_key, statement_id, position, booked_on, amount_cents, reference, fingerprint, status, invoice_id)
      select 'line-x', (select max(id) from bank_statement), 1, current_date, amount_cents, 'x', 'x', 'OVERPAID', id
      from invoice where id = ${paidOffline}`,
      sql`insert into offline_overpayment (overpayment_key, invoice_id, bank_line_id, kind, amount_cents, received_at,
        payment_method, transaction_no, created_at)
      select 'excess-x', invoice_id, id, 'SECOND_PAYMENT', amount_cents, now(), 'BANK_TRANSFER', 'x', now() - interval '8 days'
      from bank_line where line_key = 'line-x'`,
    ],
  ],
  [
    'PROVIDER_HAS_MONEY',
    'the portal does not know that it was paid',
    [sql`update payment set received_cents = 0, status = 'FAILED', paid_at = null where is_overpayment`],
  ],
  [
    'PROVIDER_HAS_NO_MONEY',
    'the provider does not know that it was paid',
    [sql`update sandbox_payment set status = 'OPEN' where id = ${sandboxOnline}`],
  ],
  [
    'PROVIDER_AMOUNT',
    'the provider received another amount',
    [sql`update sandbox_payment set amount_cents = amount_cents - 1 where id = ${sandboxOnline}`],
  ],
  [
    'PROVIDER_AMOUNT',
    'the provider received another currency',
    [sql`update sandbox_payment set currency = 'USD' where id = ${sandboxOnline}`],
  ],
  [
    'PROVIDER_NOT_SETTLED',
    'not settled with the provider',
    [sql`update sandbox_payment set settles_at = now() + interval '1 day' where id = ${sandboxOnline}`],
  ],
  [
    'PROVIDER_REFUND_UNKNOWN',
    'refunded on the provider’s own pages',
    [
      sql`insert into sandbox_refund (id, payment_id, idempotency_key, amount_cents, kind, status)
      values ('sbr_own', ${sandboxOnline}, 'own 1', 100, 'REFUND', 'SUCCEEDED')`,
    ],
  ],
  [
    'REFUND_NOT_AT_PROVIDER',
    'the provider never refunded it',
    [
      sql`delete from sandbox_refund where id = (select provider_refund_id from refund where id = ${refunded})`,
    ],
  ],
  [
    'PROVIDER_REFUND_DIFFERS',
    'the provider refunded another amount',
    [
      sql`update sandbox_refund set amount_cents = amount_cents - 1
      where id = (select provider_refund_id from refund where id = ${refunded})`,
    ],
  ],
  [
    'PROVIDER_UNKNOWN_PAYMENT',
    'the provider has a payment unknown to the portal',
    [
      sql`insert into sandbox_payment (id, session_id, idempotency_key, account, reference, amount_cents, currency, status, return_url)
      select 'sbp_unknown', 'sbs_unknown', 'nobodys', account, 'x', 1, 'HKD', 'OPEN', 'x' from payment_connection`,
    ],
  ],
  [
    'PAYMENT_NOT_AT_PROVIDER',
    'a payment entered manually',
    [
      sql`insert into payment (payment_key, invoice_id, provider, provider_payment_id, status, amount_cents, started_by_id)
      select 'by-hand', id, 'SANDBOX', 'sbp_by_hand', 'STARTED', amount_cents, 1 from invoice where id = ${open}`,
    ],
  ],
  [
    'PROVIDER_SILENT',
    'a payment of a provider that is not configured',
    [
      sql`insert into payment (payment_key, invoice_id, provider, provider_payment_id, status, amount_cents, started_by_id)
      select 'of-stripe', id, 'STRIPE', 'pi_1', 'STARTED', amount_cents, 1 from invoice where id = ${open}`,
    ],
  ],
];
