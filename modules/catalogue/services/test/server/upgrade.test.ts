import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { greenFinance } from '#tools/demo/services/green-finance/definition.ts';
import { draftDefinition } from '../../rules/definition.ts';
import { serviceDefinition } from '../../rules/finished-definition.ts';

/** An installation with services of the version before they were configured by staff, and what becomes of it. */

const MIGRATIONS = join(import.meta.dirname, '../../../../../database/migrations');
const name = `upgrade_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('databaseUrl'));
url.pathname = `/${name}`;
const folder = mkdtempSync(join(tmpdir(), 'assay-upgrade-'));

async function query<Row = Record<string, unknown>>(sql: string, values: unknown[] = [], at = url.href) {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** As it was stored then: with tags inside, and without what came later. */
function definitionOfThen(SchemeCode: string, Tags: string[]): object {
  const {
    NumberPattern: _pattern,
    Stages: _stages,
    Templates: _templates,
    FindingDays: _days,
    FormProvider: _provider,
    MachForm: _machForm,
    ...kept
  } = greenFinance;
  return { ...kept, SchemeCode, Tags };
}

const VERSION = `insert into service_version (service_id, version_no, definition, published_at)
  select id, $2, $3, $4 from service where scheme_code = $1`;

beforeAll(async () => {
  await query(`create database ${name}`, [], inject('databaseUrl'));
  for (const file of readdirSync(MIGRATIONS))
    if (/-000[1-4]-/.test(file)) cpSync(join(MIGRATIONS, file), join(folder, file));
  await migrate(url.href, folder);
  await query(`insert into service (service_key, scheme_code, position, is_active)
    values ('key-of-gf', 'GF', 0, true), ('key-of-ol', 'OL', 1, false), ('key-of-nw', 'NW', 2, true)`);
  const at = '2026-03-01T17:00:00Z';
  await query(VERSION, ['GF', 1, definitionOfThen('GF', ['OLD']), '2025-01-01T00:00:00Z']);
  await query(VERSION, ['GF', 2, definitionOfThen('GF', ['CLIMATE', 'FINANCE']), at]);
  await query(VERSION, ['OL', 1, definitionOfThen('OL', []), at]);
  // Prepared by hand in the database, and never published.
  await query(VERSION, ['NW', 1, definitionOfThen('NW', ['NEW']), null]);
  await migrate(url.href);
});
afterAll(async () => {
  await query(`drop database ${name} with (force)`, [], inject('databaseUrl'));
  rmSync(folder, { recursive: true });
});

test('services stand as they stood: open, closed, or still in preparation, with the tags of their newest version', async () => {
  expect(await query('select scheme_code, status, tags from service order by position')).toEqual([
    { scheme_code: 'GF', status: 'OFFERED', tags: ['CLIMATE', 'FINANCE'] },
    { scheme_code: 'OL', status: 'HELD', tags: [] },
    { scheme_code: 'NW', status: 'PREPARED', tags: ['NEW'] },
  ]);
});

test('versions hold from the day in Hong Kong on which they were published', async () => {
  const rows = await query(`select scheme_code, version_no, service_version.status, effective_on::text
    from service_version join service on service.id = service_id order by position, version_no`);
  expect(rows).toEqual([
    { scheme_code: 'GF', version_no: 1, status: 'PUBLISHED', effective_on: '2025-01-01' },
    { scheme_code: 'GF', version_no: 2, status: 'PUBLISHED', effective_on: '2026-03-02' },
    { scheme_code: 'OL', version_no: 1, status: 'PUBLISHED', effective_on: '2026-03-02' },
    { scheme_code: 'NW', version_no: 1, status: 'DRAFT', effective_on: null },
  ]);
});

test('definitions are complete ones of today, and what they said before they say still', async () => {
  const rows = await query<{ definition: object }>('select definition from service_version');
  for (const { definition } of rows) {
    expect(draftDefinition.safeParse(definition).error?.issues).toBeUndefined();
    expect(serviceDefinition.safeParse(definition).error?.issues).toBeUndefined();
  }
  const [gf] = await query<{ definition: object }>(`select definition from service_version
    where version_no = 2 and definition ->> 'SchemeCode' = 'GF'`);
  expect(gf?.definition).toEqual({ ...greenFinance, Stages: {} });
});

test('the lists know the industries and tags that were in use', async () => {
  const industries = await query<{ code: string }>('select code from industry');
  expect(industries.map(({ code }) => code)).toEqual(expect.arrayContaining(greenFinance.Industries));
  expect(await query(`select tag_code from tag where tag_code = 'CLIMATE'`)).toHaveLength(1);
});

test('from then on a published version is kept', async () => {
  const change = query(`update service_version set definition = '{}' where status = 'PUBLISHED'`);
  await expect(change).rejects.toThrow('a published version of a service is kept as it is');
});
