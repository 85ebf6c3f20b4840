import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runChecker } from '../../../src/checker/run-checker.ts';
import type { Difference } from '../../../src/comparison/types.ts';
import { connect, type Tx } from '../../../src/db/connect.ts';
import { json } from '../../../src/db/json.ts';
import { seedDemo } from '../../../src/demo/seed.ts';
import { runParity } from '../../../src/payment/parity/run-parity.ts';
import { undone } from '../../support/on-transaction.ts';
import { startTestPortal, type TestPortal } from '../../support/portal.ts';

let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
  // As after a start that was killed: the demo begins anew.
  await house.db
    .insertInto('Setting')
    .values({ Name: 'demo data', Value: json<unknown>('BEGUN') })
    .execute();
  const other = connect(String(house.portal.settings.DATABASE_URL));
  // As by two processes that start at once: without taking turns, one empties what the other has just written.
  await Promise.all([house.db, other.db].map((db) => seedDemo({ ...house.portal, db }, house.store))).finally(
    () => other.db.destroy(),
  );
}, 240_000);
afterAll(() => house.close());

async function compared(portal = house.portal, at = new Date(), since: Date | null = null) {
  const all: Difference[] = [];
  for await (const difference of runParity(portal, { at, since })) all.push(difference);
  return all;
}

test('two processes that start at once write the demo once', async () => {
  const { rows } = await sql<{ Accounts: number; Addresses: number; Organisations: number; Names: number }>`
    select (select count(*) from account) as accounts, (select count(distinct email) from account) as addresses,
      (select count(*) from organisation) as organisations,
      (select count(distinct org_name->>'EN') from organisation) as names`.execute(house.db);
  const [row] = rows;
  expect(row?.Accounts).toBeGreaterThan(0);
  expect([row?.Addresses, row?.Names]).toEqual([row?.Accounts, row?.Organisations]);
});

test('the demo has every kind of money, and its books agree', async () => {
  const { rows } = await sql<{ Kind: string }>`
    select distinct status as kind from invoice union
    select distinct 'payment ' || status from payment union
    select distinct 'refund ' || kind from refund where status = 'SUCCEEDED' union
    select 'surplus' from payment where is_surplus union
    select 'certificate' from invoice where certificate_id is not null union
    select 'settled ' || is_settled from payment where status = 'SUCCEEDED' union
    select 'overdue' from invoice where status = 'OPEN' and due_on < current_date`.execute(house.db);
  expect(rows.map(({ Kind }) => Kind)).toEqual(
    expect.arrayContaining([
      ...['OPEN', 'PROOF_GIVEN', 'PAID', 'BYPASSED', 'PART_REFUNDED', 'REFUNDED', 'VOID'],
      ...['payment SUCCEEDED', 'payment VOIDED', 'refund VOID', 'refund REFUND', 'surplus', 'certificate'],
      ...['settled true', 'settled false', 'overdue'],
    ]),
  );
  expect(await compared()).toEqual([]);
});

/** Rows to be corrupted. */
const paidOffline = sql`(select min(id) from invoice where status = 'PAID' and not is_online and application_id is not null)`;
const paidOnline = sql`(select min(invoice_id) from payment where status = 'SUCCEEDED' and refunded_cents = 0 and not is_surplus and is_settled)`;
const partRefunded = sql`(select min(id) from invoice where status = 'PART_REFUNDED')`;
const open = sql`(select min(id) from invoice where status = 'OPEN' and application_id is not null)`;
const ofCertificate = sql`(select min(id) from invoice where certificate_id is not null and status = 'OPEN')`;
const paymentOnline = sql`(select min(id) from payment where invoice_id = ${paidOnline})`;
const refunded = sql`(select min(id) from refund where kind = 'REFUND' and status = 'SUCCEEDED')`;
const sandboxOnline = sql`(select provider_payment_id from payment where id = ${paymentOnline})`;

type Corruption = [name: string, how: string, deeds: RawBuilder<unknown>[], also?: string[]];

/** What somebody with the database in their hands can do; the owner can switch every guard off. */
const corruptions: Corruption[] = [
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
    'the invoice of a certificate loses it',
    [
      sql`alter table invoice drop constraint invoice_subject`,
      sql`update invoice set certificate_id = null where id = ${ofCertificate}`,
    ],
    ['NO_CERTIFICATE_INVOICE'],
  ],
  [
    'TWO_LIVE_INVOICES',
    'a second one for the same application',
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
    'the words of a line are changed',
    [
      sql`update invoice set lines = jsonb_set(lines, '{0,Description,EN}', '"Something else"') where id = ${open}`,
    ],
  ],
  [
    'LINES_NOT_SERVICE',
    'the words of a certificate’s line are changed',
    [
      sql`update invoice set lines = jsonb_set(lines, '{0,Description,EN}', '"Something else"')
      where id = (select min(id) from invoice where certificate_id is not null)`,
    ],
  ],
  [
    'ORGANISATION_DIFFERS',
    'it is made out to somebody else',
    [
      sql`update invoice set organisation_id = (select max(id) from organisation where id <> invoice.organisation_id) where id = ${open}`,
    ],
  ],
  [
    'PAID_WITHOUT_GROUNDS',
    'the proof is gone',
    [sql`update invoice set proof = '{}' where id = ${paidOffline}`],
  ],
  [
    'STATUS_NOT_COLUMNS',
    'paid, and on no day',
    [sql`update invoice set paid_at = null where id = ${paidOffline}`],
  ],
  [
    'PAID_NOT_PAYMENTS',
    'its payment counts as surplus',
    [sql`update payment set is_surplus = true, paid_at = now() where id = ${paymentOnline}`],
  ],
  [
    'REFUNDED_NOT_REFUNDS',
    'less was given back than was',
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
    'not settled any more',
    [sql`update invoice set is_settled = false where id = ${paidOnline}`],
  ],
  [
    'VOID_WITH_MONEY',
    'void, with money on it',
    [sql`update invoice set paid_cents = 100 where id = (select min(id) from invoice where status = 'VOID')`],
  ],
  [
    'NUMBER_UNKNOWN',
    'a number of its own',
    [sql`update invoice set invoice_no = 'INV-2026-99999' where id = ${open}`],
    ['NUMBER_HOLE'],
  ],
  [
    'NUMBER_HOLE',
    'the counter is moved',
    [sql`update number_counter set value = value + 1 where name = 'invoice 2026'`],
  ],
  ['EVENTS_MISSING', 'the history is gone', [sql`delete from invoice_event where invoice_id = ${open}`]],
  [
    'EVENTS_HOLE',
    'a step of the history is gone',
    [
      sql`insert into invoice_event (invoice_id, seq, event, at, from_status, to_status)
      select id, 99, 'CHANGE_PAYMENT_DATE', now(), status, status from invoice where id = ${paidOffline}`,
    ],
  ],
  [
    'EVENTS_BROKEN',
    'a step begins elsewhere',
    [sql`update invoice_event set from_status = 'BYPASSED' where invoice_id = ${paidOffline} and seq = 2`],
  ],
  [
    'STATUS_NOT_EVENT',
    'the status is changed by hand',
    [sql`update invoice set status = 'BYPASSED' where id = ${open}`],
  ],
  [
    'PAYMENT_NOT_INVOICE',
    'the invoice grew after the payment',
    [
      sql`update invoice set amount_cents = amount_cents + 100,
      lines = jsonb_set(lines, '{0,AmountCents}', to_jsonb((lines->0->>'AmountCents')::bigint + 100))
      where id = (select min(invoice_id) from payment where status = 'VOIDED')`,
    ],
    ['LINES_NOT_SERVICE'],
  ],
  [
    'PAYMENT_NOT_COLUMNS',
    'received on no day',
    [sql`update payment set paid_at = null where id = ${paymentOnline}`],
  ],
  [
    'PAYMENT_REFUNDED',
    'the payment says less than its refunds',
    [sql`update payment set refunded_cents = refunded_cents - 1 where invoice_id = ${partRefunded}`],
  ],
  [
    'REFUNDS_ABOVE_RECEIVED',
    'more is promised than was received',
    [
      sql`insert into refund (refund_key, payment_id, kind, amount_cents, reason)
      select 'too-much-refund', id, 'REFUND', received_cents + 1, 'x' from payment where id = ${paymentOnline}`,
    ],
  ],
  [
    'PAYMENT_RESERVED',
    'nothing is kept back for the refund',
    [sql`update payment set reserved_cents = 0 where invoice_id = ${partRefunded}`],
  ],
  [
    'SURPLUS_WAITS',
    'too much for eight days',
    [sql`update payment set paid_at = now() - interval '8 days' where is_surplus`],
  ],
  [
    'PAYMENT_FORGOTTEN',
    'nobody looks at a payment under way',
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
    'PROVIDER_HAS_MONEY',
    'we do not know that it was paid',
    [sql`update payment set received_cents = 0, status = 'FAILED', paid_at = null where is_surplus`],
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
    'given back on the provider’s own pages',
    [
      sql`insert into sandbox_refund (id, payment_id, idempotency_key, amount_cents, kind, status)
      values ('sbr_own', ${sandboxOnline}, 'own 1', 100, 'REFUND', 'SUCCEEDED')`,
    ],
  ],
  [
    'REFUND_NOT_AT_PROVIDER',
    'the provider never gave it back',
    [
      sql`delete from sandbox_refund where id = (select provider_refund_id from refund where id = ${refunded})`,
    ],
  ],
  [
    'PROVIDER_REFUND_DIFFERS',
    'the provider gave back another amount',
    [
      sql`update sandbox_refund set amount_cents = amount_cents - 1
      where id = (select provider_refund_id from refund where id = ${refunded})`,
    ],
  ],
  [
    'PROVIDER_UNKNOWN_PAYMENT',
    'the provider has a payment that is nobody’s',
    [
      sql`insert into sandbox_payment (id, session_id, idempotency_key, account, reference, amount_cents, currency, status, return_url)
      select 'sbp_unknown', 'sbs_unknown', 'nobodys', account, 'x', 1, 'HKD', 'OPEN', 'x' from payment_connection`,
    ],
  ],
  [
    'PAYMENT_NOT_AT_PROVIDER',
    'a payment written by hand',
    [
      sql`insert into payment (payment_key, invoice_id, provider, provider_payment_id, status, amount_cents, started_by_id)
      select 'by-hand', id, 'SANDBOX', 'sbp_by_hand', 'STARTED', amount_cents, 1 from invoice where id = ${open}`,
    ],
  ],
  [
    'PROVIDER_SILENT',
    'a payment of a provider that is not set up',
    [
      sql`insert into payment (payment_key, invoice_id, provider, provider_payment_id, status, amount_cents, started_by_id)
      select 'of-stripe', id, 'STRIPE', 'pi_1', 'STARTED', amount_cents, 1 from invoice where id = ${open}`,
    ],
  ],
];

/** As the owner of the tables, for this transaction alone. */
async function withoutGuards(tx: Tx): Promise<void> {
  for (const table of ['invoice_event', 'refund', 'offline_refund', 'invoice', 'payment', 'application'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
}

describe('each kind of corruption is found by its name, and nothing else', () => {
  test.each(corruptions)('%s: %s', async (name, _how, deeds, also = []) => {
    await undone(house.db, async (tx, joined) => {
      await withoutGuards(tx);
      for (const deed of deeds) await deed.execute(tx);
      const found = await compared({ ...house.portal, db: joined });
      expect([...new Set(found.map(({ Check }) => Check))].sort()).toEqual([name, ...also].sort());
    });
  });

  test('and there is a corruption for every check that has a text', async () => {
    const { parityTexts } = await import('@assay/shared/translation/parity.ts');
    const texts = Object.keys(parityTexts).filter((key) => /^PARITY_(?!HEAD_|NONE$)/.test(key));
    const tried = new Set(corruptions.map(([name]) => `PARITY_${name}`));
    expect(texts.filter((key) => !tried.has(key))).toEqual([]);
  });
});

test('the night’s comparison is in the log; IT gets a mail only when something differs, and one a day', async () => {
  const mails = () =>
    house.db
      .selectFrom('Mail')
      .select(['Recipient', 'Text'])
      .where('Cause', 'like', 'checker:PARITY:%')
      .execute();
  const logged = () =>
    house.db.selectFrom('Audit').select('Detail').where('Event', '=', 'PARITY').orderBy('Id').execute();
  await runChecker(house.portal, 'PARITY');
  expect(await logged()).toEqual([{ Detail: { Differences: 0 } }]);
  expect(await mails()).toEqual([]);

  await sql`update number_counter set value = value + 2 where name = 'invoice 2026'`.execute(house.db);
  await runChecker(house.portal, 'PARITY');
  await runChecker(house.portal, 'PARITY');
  expect((await logged()).slice(1)).toEqual([
    { Detail: { Differences: 2, NUMBER_HOLE: 2 } },
    { Detail: { Differences: 2, NUMBER_HOLE: 2 } },
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.Recipient).toBe('it@demo.test');
  expect(mail?.Text).toContain('NUMBER_HOLE × 2');
  expect(mail?.Text).toContain('an invoice was deleted');
});
