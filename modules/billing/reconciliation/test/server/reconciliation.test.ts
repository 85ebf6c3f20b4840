import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import { connect, type Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { inRolledBackTransaction } from '#quality/support/on-transaction.ts';
import { paymentCorruptions } from '#quality/support/payment-corruptions.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { seedDemo } from '#tools/demo/seed.ts';
import { runReconciliation } from '../../server/run-reconciliation.ts';

let testPortal: TestPortal;
beforeAll(async () => {
  testPortal = await startTestPortal();
  // As after a start that was killed: the demo data is created again.
  await testPortal.db
    .insertInto('Setting')
    .values({ Name: 'demo data', Value: json<unknown>('BEGUN') })
    .execute();
  const other = connect(String(testPortal.portal.settings.DATABASE_URL));
  // As when two processes start at once: without a lock, one would delete what the other has just written.
  await Promise.all(
    [testPortal.db, other.db].map((db) => seedDemo({ ...testPortal.portal, db }, testPortal.store)),
  ).finally(() => other.db.destroy());
}, 240_000);
afterAll(() => testPortal.close());

async function compared(portal = testPortal.portal, at = new Date(), since: Date | null = null) {
  const all: Difference[] = [];
  for await (const difference of runReconciliation(portal, { at, since })) all.push(difference);
  return all;
}

test('two processes starting concurrently write the demo data once', async () => {
  const { rows } = await sql<{ Accounts: number; Addresses: number; Organisations: number; Names: number }>`
    select (select count(*) from account) as accounts, (select count(distinct email) from account) as addresses,
      (select count(*) from organisation) as organisations,
      (select count(distinct org_name->>'EN') from organisation) as names`.execute(testPortal.db);
  const [row] = rows;
  expect(row?.Accounts).toBeGreaterThan(0);
  expect([row?.Addresses, row?.Names]).toEqual([row?.Accounts, row?.Organisations]);
});

test('the demo has every kind of payment, and reconciliation finds no differences', async () => {
  const { rows } = await sql<{ Kind: string }>`
    select distinct status as kind from invoice union
    select distinct 'payment ' || status from payment union
    select distinct 'refund ' || kind from refund where status = 'SUCCEEDED' union
    select 'overpayment' from payment where is_overpayment union
    select 'certificate' from invoice where certificate_id is not null union
    select 'settled ' || is_settled from payment where status = 'SUCCEEDED' union
    select 'overdue' from invoice where status = 'OPEN' and due_on < current_date`.execute(testPortal.db);
  expect(rows.map(({ Kind }) => Kind)).toEqual(
    expect.arrayContaining([
      ...['OPEN', 'PROOF_GIVEN', 'PAID', 'BYPASSED', 'PART_REFUNDED', 'REFUNDED', 'VOID'],
      ...[
        'payment SUCCEEDED',
        'payment VOIDED',
        'refund VOID',
        'refund REFUND',
        'overpayment',
        'certificate',
      ],
      ...['settled true', 'settled false', 'overdue'],
    ]),
  );
  expect(await compared()).toEqual([]);
});

/** Disables the triggers within this transaction, as only the owner of the tables can. */
async function withoutGuards(tx: Tx): Promise<void> {
  for (const table of ['invoice_event', 'refund', 'offline_refund', 'invoice', 'payment', 'application'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
}

describe('each kind of corruption is found under its name, and nothing else', () => {
  test.each(paymentCorruptions)('%s: %s', async (name, _how, actions, also = []) => {
    await inRolledBackTransaction(testPortal.db, async (tx, joined) => {
      await withoutGuards(tx);
      for (const action of actions) await action.execute(tx);
      const found = await compared({ ...testPortal.portal, db: joined });
      expect([...new Set(found.map(({ Check }) => Check))].sort()).toEqual([name, ...also].sort());
    });
  });

  test('there is a corruption for every check with a text', async () => {
    const { reconciliationTexts } = await import('../../texts/reconciliation.ts');
    const texts = Object.keys(reconciliationTexts).filter((key) =>
      /^RECONCILIATION_(?!HEAD_|NONE$)/.test(key),
    );
    const tried = new Set(paymentCorruptions.map(([name]) => `RECONCILIATION_${name}`));
    expect(texts.filter((key) => !tried.has(key))).toEqual([]);
  });
});

test('the nightly reconciliation is logged; IT is emailed only about differences, once a day', async () => {
  const mails = () =>
    testPortal.db
      .selectFrom('Mail')
      .select(['Recipient', 'Text'])
      .where('Cause', 'like', 'checker:RECONCILIATION:%')
      .execute();
  const logged = () =>
    testPortal.db
      .selectFrom('Audit')
      .select('Detail')
      .where('Event', '=', 'RECONCILIATION')
      .orderBy('Id')
      .execute();
  await runChecker(testPortal.portal, 'RECONCILIATION');
  expect(await logged()).toEqual([{ Detail: { Differences: 0 } }]);
  expect(await mails()).toEqual([]);

  await sql`update number_counter set value = value + 2 where name = 'invoice 2026'`.execute(testPortal.db);
  await runChecker(testPortal.portal, 'RECONCILIATION');
  await runChecker(testPortal.portal, 'RECONCILIATION');
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
