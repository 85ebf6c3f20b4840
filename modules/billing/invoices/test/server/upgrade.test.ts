import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inDatabase } from '#modules/billing/reconciliation/server/in-database.ts';
import { connect } from '#platform/server/database/connect.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrateJobs } from '#platform/server/jobs/migrate-jobs.ts';
import { greenFinance } from '#tools/demo/services/green-finance/definition.ts';
import { remindOfOverdue } from '../../server/receipt/remind.ts';

/** An installation with invoices from before there were payments, and what becomes of them. */

const MIGRATIONS = join(import.meta.dirname, '../../../../../database/migrations');
const name = `upgrade_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('databaseUrl'));
url.pathname = `/${name}`;
const folder = mkdtempSync(join(tmpdir(), 'assay-upgrade-'));
const DAY = 86_400_000;
/** The day on which everything was issued that is not overdue. */
const ISSUED = new Date(Date.now() - 10 * DAY);
const after = (days: number, from = ISSUED) => new Date(from.getTime() + days * DAY);

async function query<Row = Record<string, unknown>>(sql: string, values: unknown[] = [], at = url.href) {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

type Act = { action: string; days: number; data?: object; remark?: string; attachment?: string[] };
type Case = {
  status: string;
  application?: string;
  /** Without it the fees of green finance: three lines that come to 38,000.00. */
  cents?: number;
  proof?: string[];
  paidAfter?: number;
  /** What the application carries; its review may have noted another than finance. */
  transactionNo?: string;
  issued?: Date;
  acts?: Act[];
};
const FEES = 3_800_000;
const proof: Act = { action: 'PAY_NOW', days: 1, data: { PaymentMethod: 'FPS' }, attachment: ['proof'] };
const paid: Act = { action: 'PAID', days: 2, data: { TransactionNo: 'FPS-1' }, remark: 'Seen at the bank.' };

const CASES: Record<string, Case> = {
  open: { status: 'OPEN' },
  proof: { status: 'PROOF_GIVEN', proof: ['proof'], acts: [proof] },
  paid: { status: 'PAID', proof: ['proof'], paidAfter: 2, transactionNo: 'FPS-1', acts: [proof, paid] },
  reviewed: {
    ...{
      status: 'PAID',
      proof: ['proof'],
      paidAfter: 2,
      transactionNo: 'TX-OF-REVIEW',
      application: 'UNDERREVIEW',
    },
    acts: [proof, paid, { action: 'APPROVE', days: 3, data: { TransactionNo: 'TX-OF-REVIEW' } }],
  },
  moved: {
    ...{ status: 'PAID', proof: ['proof'], paidAfter: 1, transactionNo: 'FPS-1' },
    acts: [proof, paid, { action: 'CHANGE_PAYMENT_DATE', days: 4 }],
  },
  unpaid: {
    ...{ status: 'PROOF_GIVEN', proof: ['proof'], transactionNo: 'FPS-1' },
    acts: [proof, paid, { action: 'UNPAID', days: 3 }],
  },
  waived: { status: 'BYPASSED', acts: [{ action: 'BYPASS', days: 5, remark: 'A pilot.' }] },
  cancelled: { status: 'VOID', application: 'CANCELLED', acts: [{ action: 'CANCEL', days: 6 }] },
  // Paid before it was cancelled: the money is still here.
  cancelledPaid: {
    ...{ status: 'PAID', application: 'CANCELLED', proof: ['proof'], paidAfter: 2, transactionNo: 'FPS-1' },
    acts: [proof, paid, { action: 'CANCEL', days: 6 }],
  },
  refused: { status: 'OPEN', application: 'REJECTED_STAFF', acts: [{ action: 'REJECT_ASSESSOR', days: 7 }] },
  free: { status: 'OPEN', cents: 0 },
  late: { status: 'OPEN', issued: after(-90) },
  later: { status: 'OPEN', issued: after(-80) },
};

async function insert(place: number, name: string, one: Case): Promise<void> {
  const at = one.issued ?? ISSUED;
  await query(
    `insert into application (application_key, application_no, organisation_id, created_by_id, service_id,
      service_version_id, application_status_code, type, assessment_type, transaction_no, submitted_at)
      values ($1, $2, 1, 1, 1, $3, $4, 'CERTIFICATE', 'INITIAL', $5, $6)`,
    [
      name,
      `GF-${place}`,
      one.cents === 0 ? 2 : 1,
      one.application ?? 'PENDING',
      one.transactionNo ?? null,
      at,
    ],
  );
  const lines = one.cents === 0 ? [] : greenFinance.Fees.INITIAL;
  const invoice = [name, `INV-2026-${String(place).padStart(5, '0')}`, place, one.cents ?? FEES];
  await query(
    `insert into invoice (invoice_key, invoice_no, application_id, organisation_id, amount_cents, lines, status, proof,
      paid_cents, paid_at, created_at) values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...invoice,
      ...[JSON.stringify(lines), one.status, one.proof ?? [], one.paidAfter === undefined ? 0 : FEES],
      ...[one.paidAfter === undefined ? null : after(one.paidAfter), at],
    ],
  );
  for (const [version, act] of (one.acts ?? []).entries())
    await query(
      `insert into application_history (application_id, version, action, at, account_id, as_role, from_status,
        to_status, round, remark, attachment, data) values ($1, $2, $3, $4, 1, 'FINANCE', '', '', 1, $5, $6, $7)`,
      [
        ...[place, version + 1, act.action, after(act.days, at), act.remark ?? null],
        ...[act.attachment ?? [], act.data ?? {}],
      ],
    );
}

beforeAll(async () => {
  await query(`create database ${name}`, [], inject('databaseUrl'));
  for (const file of readdirSync(MIGRATIONS))
    if (/-00(0\d|10)-/.test(file)) cpSync(join(MIGRATIONS, file), join(folder, file));
  await migrate(url.href, folder);
  await query(`insert into organisation (organisation_key, org_name) values ('house', '{"EN":"House"}')`);
  await query(`insert into account (user_key, email, status, roles, first_name, last_name)
    values ('finance', 'finance@example.test', 'ACTIVE', '{FINANCE}', 'Fi', 'Nance')`);
  await query(`insert into service (service_key, scheme_code, position) values ('gf', 'GF', 0)`);
  for (const [no, Fees] of [greenFinance.Fees, {}].entries())
    await query(
      `insert into service_version (service_id, version_no, definition, status, effective_on, published_at)
        values (1, $1, $2, 'PUBLISHED', $3, now())`,
      [no + 1, { ...greenFinance, Fees }, `202${no}-01-01`],
    );
  for (const [place, [name, one]] of Object.entries(CASES).entries()) await insert(place + 1, name, one);
  await query(`insert into number_counter (name, value) values ('invoice 2026', $1)`, [
    Object.keys(CASES).length,
  ]);
  await migrate(url.href);
  await migrateJobs(url.href);
});
afterAll(async () => {
  await query(`drop database ${name} with (force)`, [], inject('databaseUrl'));
  rmSync(folder, { recursive: true });
});

const invoice = async (key: string) => {
  const [row] = await query(`select invoice.*, due_on::text as due from invoice where invoice_key = $1`, [
    key,
  ]);
  if (!row) throw new Error(`no invoice ${key}`);
  return row;
};
const events = async (key: string) =>
  (
    await query<{ event: string; from_status: string; to_status: string }>(
      `select event, from_status, to_status from invoice_event join invoice on invoice.id = invoice_id
        where invoice_key = $1 order by seq`,
      [key],
    )
  ).map(({ event, from_status, to_status }) => `${event} ${from_status} ${to_status}`);

test('every invoice stands as it stood, but nothing is owed for what was refused or costs nothing', async () => {
  const rows = await query<{ invoice_key: string; status: string }>(
    'select invoice_key, status from invoice',
  );
  const expected = Object.entries(CASES).map(([name, { status }]) => [name, status]);
  expect(Object.fromEntries(rows.map((row) => [row.invoice_key, row.status]))).toEqual({
    ...Object.fromEntries(expected),
    refused: 'VOID',
    free: 'PAID',
  });
});

test('the books agree with themselves', async () => {
  const { db } = connect(url.href, 1);
  const found = await Array.fromAsync(inDatabase(db, new Date()));
  await db.destroy();
  expect(found).toEqual([]);
});

test('an invoice has the number of its payment, not the one that the review noted later', async () => {
  expect(await invoice('paid')).toMatchObject({ transaction_no: 'FPS-1', paid_at: after(2) });
  expect(await invoice('reviewed')).toMatchObject({ transaction_no: 'FPS-1', paid_at: after(2) });
  expect(await invoice('unpaid')).toMatchObject({ transaction_no: null, paid_at: null, proof: ['proof'] });
});

test('its history says what happened, when, and by whom', async () => {
  const ISSUE = 'ISSUED OPEN OPEN';
  const PROOF = 'PAY_NOW OPEN PROOF_GIVEN';
  const PAID = 'PAID PROOF_GIVEN PAID';
  expect(await events('open')).toEqual([ISSUE]);
  expect(await events('reviewed')).toEqual([ISSUE, PROOF, PAID]);
  expect(await events('moved')).toEqual([ISSUE, PROOF, PAID, 'CHANGE_PAYMENT_DATE PAID PAID']);
  expect(await events('unpaid')).toEqual([ISSUE, PROOF, PAID, 'UNPAID PAID PROOF_GIVEN']);
  expect(await events('waived')).toEqual([ISSUE, 'BYPASS OPEN BYPASSED']);
  expect(await events('cancelled')).toEqual([ISSUE, 'CANCELLED OPEN VOID']);
  expect(await events('cancelledPaid')).toEqual([ISSUE, PROOF, PAID]);
  expect(await events('refused')).toEqual([ISSUE, 'CANCELLED OPEN VOID']);
  expect(await events('free')).toEqual([ISSUE, 'PAID OPEN PAID']);
  const [told] =
    await query(`select invoice_event.* from invoice_event join invoice on invoice.id = invoice_id
    where invoice_key = 'paid' and event = 'PAID'`);
  expect(told).toMatchObject({
    at: after(2),
    account_id: '1',
    as_role: 'FINANCE',
    remark: 'Seen at the bank.',
    data: { TransactionNo: 'FPS-1' },
  });
});

test('what waits is as old as it is, and the history is kept from then on', async () => {
  expect((await invoice('open')).updated_at).toEqual(ISSUED);
  expect((await invoice('proof')).updated_at).toEqual(after(1));
  expect((await invoice('waived')).updated_at).toEqual(after(5));
  await expect(query('update invoice_event set remark = null')).rejects.toThrow('kept for ever');
});

test('a client with late invoices finds no heap of mails in the morning: one a day, and none for a week', async () => {
  const { db } = connect(url.href, 1);
  // What is overdue for longer than a month is in nobody's mail at all.
  await query(`update invoice set due_on = current_date - 3 where invoice_key in ('late', 'later')`);
  const reminded = async (days: number) => {
    const at = after(days, new Date());
    await remindOfOverdue({ db } as Parameters<typeof remindOfOverdue>[0], at);
    const rows = await query<{ key: string }>(
      'select invoice_key as key from invoice where reminded_at = $1 order by key',
      [at],
    );
    return rows.map(({ key }) => key);
  };
  expect(await reminded(1)).toEqual([]);
  expect(await reminded(7)).toEqual(['late']);
  expect(await reminded(8)).toEqual(['later']);
  await db.destroy();
});
