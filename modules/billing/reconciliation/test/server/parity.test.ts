import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import { connect, type Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { moneyCorruptions } from '#quality/support/money-corruptions.ts';
import { undone } from '#quality/support/on-transaction.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { seedDemo } from '#tools/demo/seed.ts';
import { runParity } from '../../server/run-parity.ts';

let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
  // As after a start that was killed: the demo starts again.
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

/** As the owner of the tables, for this transaction alone. */
async function withoutGuards(tx: Tx): Promise<void> {
  for (const table of ['invoice_event', 'refund', 'offline_refund', 'invoice', 'payment', 'application'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
}

describe('each kind of corruption is found by its name, and nothing else', () => {
  test.each(moneyCorruptions)('%s: %s', async (name, _how, deeds, also = []) => {
    await undone(house.db, async (tx, joined) => {
      await withoutGuards(tx);
      for (const deed of deeds) await deed.execute(tx);
      const found = await compared({ ...house.portal, db: joined });
      expect([...new Set(found.map(({ Check }) => Check))].sort()).toEqual([name, ...also].sort());
    });
  });

  test('and there is a corruption for every check that has a text', async () => {
    const { parityTexts } = await import('../../texts/parity.ts');
    const texts = Object.keys(parityTexts).filter((key) => /^PARITY_(?!HEAD_|NONE$)/.test(key));
    const tried = new Set(moneyCorruptions.map(([name]) => `PARITY_${name}`));
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
