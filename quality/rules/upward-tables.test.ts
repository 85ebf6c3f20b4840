/** Tests the check that a module does not query database tables of higher modules. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const { upwardTables } = (await import(join(import.meta.dirname, '../../scripts/lib/upward-tables.mjs'))) as {
  upwardTables: (root: string, files: readonly string[], areas: readonly string[]) => string[];
};

const root = mkdtempSync(join(tmpdir(), 'assay-tables-'));
afterAll(() => rmSync(root, { recursive: true }));

const TABLES = 'modules/applications/applications/server/tables.ts';
const PAY = 'modules/billing/invoices/server/pay.ts';
const declared = `type RowTables = { ApplicationStageInterval: { Id: number } };
declare module '#platform/server/database/tables.ts' { interface Tables extends RowTables { Application: { Id: number } } }`;

/** Returns what the check reports if a lower module has this text. */
function found(text: string, at = PAY): string[] {
  const files = { [TABLES]: declared, [at]: text };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return upwardTables(root, Object.keys(files), ['billing', 'applications']);
}

test.each([
  ['a query', "db.selectFrom('Application').selectAll();", 'Application'],
  [
    'a join',
    "db.selectFrom('Invoice').leftJoin('Application as own', 'own.Id', 'Invoice.Id');",
    'Application',
  ],
  [
    'one of several tables',
    "db.selectFrom(['Invoice', 'ApplicationStageInterval']);",
    'ApplicationStageInterval',
  ],
  ['SQL', 'sql`select 1 from invoice join application_stage_interval on true`;', 'ApplicationStageInterval'],
])('%s of a lower area that names a table of a higher one is found', (_what, text, table) => {
  expect(found(text)).toEqual([`${PAY} names ${table}: declared in ${TABLES}`]);
});

test('modules of the same or a higher area may, and so may words that are not tables', () => {
  const text = "db.selectFrom('Application'); sql`delete from application`;";
  expect(found(text, 'modules/applications/comments/server/say.ts')).toEqual([]);
  expect(found("db.selectFrom('Invoice'); sql`extract(epoch from invoice.at)`;")).toEqual([]);
});
