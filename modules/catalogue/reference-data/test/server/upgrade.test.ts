import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';

/** An installation of before there were lists: its services, forms, people and teams name industries by code alone. */
const MIGRATIONS = join(import.meta.dirname, '../../../../../database/migrations');
const form = (choices: unknown[]) => ({
  pages: [{ elements: [{ type: 'panel', elements: [{ type: 'dropdown', name: 'Sector', choices }] }] }],
});
const first = {
  Industries: ['ENERGY', 'MINING'],
  Tags: ['GREEN'],
  IndustryQuestion: 'Sector',
  Form: form([
    { value: 'ENERGY', text: 'Power' },
    { value: 'FOOD', text: { default: 'Food', 'zh-tw': '食品', 'zh-cn': '食品' } },
    'other',
  ]),
};
const second = {
  ...first,
  Tags: ['GREEN', 'NEW'],
  Form: form([{ value: 'ENERGY', text: { default: 'Energy', 'zh-tw': '能源', 'zh-cn': '能源（简）' } }]),
};

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('template0');
  const before = mkdtempSync(join(tmpdir(), 'assay-migrations-'));
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < '20261121-0005'))
    cpSync(join(MIGRATIONS, name), join(before, name));
  await migrate(database.url, before);
  rmSync(before, { recursive: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into account (user_key, email, status, roles, first_name, last_name)
      values ('assessor-of-old', 'a@example.test', 'ACTIVE', array['ASSESSOR'], 'Ada', 'Wong');
    insert into service (service_key, scheme_code) values ('service-of-old', 'OLD');
    insert into competence (account_id, service_id, industry_code) values (1, 1, 'SHIPPING');
    insert into team (team_key, name) values ('team-of-old', 'Harbour');
    insert into team_industry (team_id, industry_code) values (1, 'PORTS')`);
  for (const [at, definition] of [first, second].entries())
    await client.query(
      'insert into service_version (service_id, version_no, definition, published_at) values (1, $1, $2, now())',
      [at + 1, definition],
    );
  await migrate(database.url);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const select = async (sql: string) => (await client.query(sql)).rows;

test('every industry code in use is kept, named as the newest form named it', async () => {
  expect(await select('select code, name from industry order by code')).toEqual([
    { code: 'ENERGY', name: { EN: 'Energy', CHT: '能源', CHS: '能源（简）' } },
    { code: 'FOOD', name: { EN: 'Food', CHT: '食品', CHS: '食品' } },
    { code: 'MINING', name: { EN: 'MINING', CHT: 'MINING', CHS: 'MINING' } },
    { code: 'PORTS', name: { EN: 'PORTS', CHT: 'PORTS', CHS: 'PORTS' } },
    { code: 'SHIPPING', name: { EN: 'SHIPPING', CHT: 'SHIPPING', CHS: 'SHIPPING' } },
  ]);
});

test('tags of the newest version are kept, named by their code until somebody names them', async () => {
  expect(await select("select tag_code, name->>'EN' as name from tag order by tag_code")).toEqual([
    { tag_code: 'GREEN', name: 'GREEN' },
    { tag_code: 'NEW', name: 'NEW' },
  ]);
});

test('there is a stage to begin with for each of the five steps', async () => {
  const stages = await select('select step from stage order by position');
  expect(stages.map((row) => row.step)).toEqual([
    'ASSESSOR',
    'ASSESSOR_ONSITE',
    'INDEPREVIEWER',
    'COO',
    'CEO',
  ]);
});
