import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '#apps/server/http-modules.ts';
import type { AccessRecords } from '../support/access-records.ts';
import { downloadExport } from '../support/download-export.ts';
import type { TestPortal } from '../support/portal.ts';
import { rightfulCall } from '../support/rightful-call.ts';
import { withRecords } from '../support/with-records.ts';

/**
 * Attack tests: sort, filter and search input reaches the database as values, never as part of a statement.
 */
let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

const HOSTILE = [
  "' or '1'='1",
  "') or 1=1 --",
  "'; drop table application cascade; --",
  '"; select pg_sleep(9); --',
  "' union select password_hash from account --",
  '(select 1/0)',
  '%',
  '_',
  '\\',
  '$1',
  ':x',
  '{"$ne":null}',
  '-- ',
  '/*',
];
const NUMBERS = [
  '-1',
  '0',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  '9'.repeat(30),
  '1;drop table account',
  "1' or '1'='1",
];

const shapeOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
const tables = async () =>
  (
    await sql<{
      Name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
      portal.db,
    )
  ).rows.length;

const lists = routes.filter(({ method, query }) => method === 'GET' && shapeOf(query).length > 0);

test('every query field is refused or used as a value, without a failure', async () => {
  expect(lists.length).toBeGreaterThan(70);
  const before = await tables();
  const wrong: string[] = [];
  let at = 0;
  for (const route of lists) {
    const { people, base } = rightfulCall(route, records);
    const headers = await portal.token(String(people[0]));
    for (const field of shapeOf(route.query)) {
      const isNumber = /^Page(Size)?$/.test(field);
      // Each field is tested with two hostile values; over all fields, every value is used many times.
      const values = isNumber
        ? NUMBERS
        : [0, 1].map((more) => HOSTILE[(at + more * 5) % HOSTILE.length] as string);
      at += 1;
      for (const value of values) {
        const query = { ...(base as Record<string, string>), [field]: value };
        const { statusCode } = await portal.app.inject({ url: `/api${route.path}`, query, headers });
        if (statusCode >= 500) wrong.push(`${route.path} ${field}=${value}: ${statusCode}`);
        if ((isNumber || field === 'Sort') && statusCode !== 422)
          wrong.push(`${route.path} ${field}=${value}: ${statusCode}, not refused`);
      }
    }
    const field = shapeOf(route.query)[0];
    for (const url of [`/api${route.path}?${field}=a&${field}=b`, `/api${route.path}?${field}[$ne]=a`]) {
      const { statusCode } = await portal.app.inject({ url, headers });
      if (statusCode === 200 || statusCode >= 500) wrong.push(`${url}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await tables()).toBe(before);
});

test('a list is sorted by its own columns only', async () => {
  const wrong: string[] = [];
  for (const route of lists.filter(({ query }) => shapeOf(query).includes('Sort'))) {
    const { people, base } = rightfulCall(route, records);
    for (const Sort of [
      'PasswordHash',
      'Id',
      '--Id',
      'constructor',
      '__proto__',
      'toString',
      'Id,PasswordHash',
      'random()',
      ' ',
    ]) {
      const { status } = await portal.get(String(people[0]), route.path, {
        ...(base as Record<string, string>),
        Sort,
      });
      if (status !== 422) wrong.push(`${route.path} by ${Sort}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a filter with fixed values refuses any other; a code of a missing record finds nothing (A195)', async () => {
  const status = async (path: string, query: Record<string, string>) =>
    (await portal.get('admin', path, query)).status;
  expect(await status('/application/list', { Status: 'NOPE' })).toBe(422);
  expect(await status('/translation/list', { State: 'NOPE' })).toBe(422);
  for (const [path, query] of [
    ['/application/list', { TagCode: 'NOPE' }],
    ['/translation/list', { Area: 'nope' }],
  ] as const) {
    const { data } = await portal.get('admin', path, query);
    expect([path, data.Rows, data.Total]).toEqual([path, [], 0]);
  }
  const exported = async (List: string, Filters: Record<string, string>) =>
    portal.post('admin', '/export/download', { List, Format: 'CSV', Filters });
  expect((await exported('COUNTRIES', { IsEnabled: 'perhaps' })).status).toBe(422);
  expect((await exported('COUNTRIES', { Region: 'Asia' })).status).toBe(422);
  expect((await exported('TRANSLATIONS', { State: 'NOPE' })).status).toBe(422);
  const rowsOf = async (List: string, Filters: Record<string, string>) => {
    const file = await downloadExport(portal, 'admin', { List, Format: 'CSV', Filters });
    if (typeof file === 'number') throw new Error(`${List}: ${file}`);
    return file.body.trim().split('\r\n').length - 1;
  };
  expect(await rowsOf('COUNTRIES', { Region: '999' })).toBe(0);
  expect(await rowsOf('TRANSLATIONS', { Area: 'nope' })).toBe(0);
  // Control: Hong Kong is in Eastern Asia.
  expect(await rowsOf('COUNTRIES', { Region: '030' })).toBeGreaterThan(3);
});

test('wildcard characters of the database find nothing by themselves; words do', async () => {
  const total = async (Search: string) => (await portal.get('admin', '/user/list', { Search })).data.Total;
  for (const Search of HOSTILE.slice(0, 9)) expect([Search, await total(Search)]).toEqual([Search, 0]);
  // Control: words find users in the same list, and the same text in a concatenated statement would be
  // executed.
  expect(await total('harbour')).toBeGreaterThan(0);
  const { rows } = await sql.raw(`select 1 from account where email = '' or '1'='1'`).execute(portal.db);
  expect(rows.length).toBeGreaterThan(10);
});
