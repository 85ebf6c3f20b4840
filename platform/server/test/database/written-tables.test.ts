/** Checks which tables are recognised as written by an SQL statement. */
import { expect, test } from 'vitest';
import { writtenTables } from '../../database/written-tables.ts';

test.each([
  ['insert into "invoice" ("id") values ($1)', ['invoice']],
  ['update "application" set "version" = 2', ['application']],
  ['delete from certificate_due where certificate_id = 1', ['certificate_due']],
  [
    'with "part0" as (update "application" set "version" = 2), "part1" as (insert into "audit" ("id") values (1)) select 1',
    ['application', 'audit'],
  ],
  ['insert into "attempt" ("name") values ($1) on conflict ("name") do update set "count" = 2', ['attempt']],
  [
    'with locked as (select 1 from "invoice" for update of "invoice") update payment set status = 2',
    ['payment'],
  ],
  ['select * from "invoice" where "id" = $1 for update', []],
  ['select graphile_worker.add_job($1)', ['graphile_worker']],
])('%s', (text, tables) => {
  expect(writtenTables(text)).toEqual(tables);
});
