import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { type ColumnFacts, readColumns, rowTypeFaults } from '#quality/support/row-types.ts';

/** Tables used only in raw SQL, so they have no row type. */
const IN_SQL_ONLY = ['account_text', 'application_month', 'application_text', 'migration'];
/** Columns that a trigger fills before the insert, so an insert may omit them. */
const FILLED_BY_TRIGGER = ['application_person.updated_at', 'application_person.application_status_code'];
const COMPILING_MS = 120_000;

let database: TestDatabase;
let columns: ColumnFacts[];

beforeAll(async () => {
  database = await createTestDatabase();
  columns = (await readColumns(database.url))
    .filter(({ table }) => !IN_SQL_ONLY.includes(table))
    .map((facts) => ({
      ...facts,
      hasDefault: facts.hasDefault || FILLED_BY_TRIGGER.includes(`${facts.table}.${facts.column}`),
    }));
});
afterAll(() => database.drop());

const of = (table: string, column: string): ColumnFacts => {
  const found = columns.find((one) => one.table === table && one.column === column);
  if (!found) throw new Error(`${table} has no column ${column}`);
  return found;
};

test('the row types of all modules match the database; differences of type, kind or name are reported', {
  timeout: COMPILING_MS,
}, () => {
  const changed = new Map<ColumnFacts, ColumnFacts>([
    [of('invoice', 'amount_cents'), { ...of('invoice', 'amount_cents'), type: 'text' }],
    [of('invoice', 'paid_at'), { ...of('invoice', 'paid_at'), isRequired: true }],
    [of('invoice', 'lines'), { ...of('invoice', 'lines'), isRequired: false }],
    [of('invoice', 'version'), { ...of('invoice', 'version'), hasDefault: false }],
    [of('team', 'name'), { ...of('team', 'name'), column: 'title' }],
    [of('attempt', 'count'), { ...of('attempt', 'count'), isGenerated: true }],
  ]);
  const nowhere = { ...of('invoice', 'due_on'), table: 'nowhere' };
  const [ofDatabase, ofChanged] = rowTypeFaults(columns, [
    ...columns.map((facts) => changed.get(facts) ?? facts),
    nowhere,
  ]);
  expect(ofDatabase).toEqual([]);
  const named = [...new Set(ofChanged.map((fault) => fault.split(/[ :]/)[0]))];
  expect(named.sort()).toEqual([
    'Attempt.Count',
    'Invoice.AmountCents',
    'Invoice.Lines',
    'Invoice.PaidAt',
    'Invoice.Version',

    'Nowhere',
    'Nowhere.DueOn',
    'Team',
    'Team.Title',
  ]);
});
