import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { migrationFaults } from '#quality/support/migration-faults.ts';
import { readSchema, type SchemaFacts } from '../../database/read-schema.ts';
import { schemaBreaks } from '../../database/schema-breaks.ts';

/** The baseline is the initial schema of the first release. */
const BASELINE = /-(baseline|reference-data)\.sql$/;
const FOLDER = join(import.meta.dirname, '../../database');
const MIGRATIONS = join(import.meta.dirname, '../../../../database/migrations');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the previous version works on this version’s tables', () => {
  /** Written by `npm run release`; until the first release, this version counts as the previous one. */
  const file = join(FOLDER, 'released-schema.json');
  let released: SchemaFacts;
  beforeAll(async () => {
    released = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await readSchema(client);
  });

  test('everything it reads exists, everything it writes is accepted', async () => {
    expect(Object.keys(released.Tables).length).toBeGreaterThan(60);
    expect(schemaBreaks(released, await readSchema(client))).toEqual([]);
  });

  test.each([
    ['alter table mail drop column subject', 'mail.subject was removed'],
    ['alter table mail rename column subject to title', 'mail.subject was removed'],
    ['drop table follow_mail_count', null],
    [
      'alter table mail alter column subject type varchar(10)',
      'mail.subject is character varying(10), it was text',
    ],
    ['alter table mail add column weight int not null', 'mail.weight is new and mandatory'],
    ['alter table mail add column weight int not null default 1 check (weight > 0)', null],
    ['alter table mail add column weight int', null],
    ['alter table mail add constraint short check (length(subject) < 9)', 'mail has a new constraint, short'],
    ['create unique index one_subject on mail (subject)', 'mail has a new constraint, one_subject'],
    ['create table fruit (id int primary key, name text not null)', null],
    ['create index by_subject on mail (subject)', null],
  ])('%s', async (sql, text) => {
    await client.query('begin');
    await client.query(`create table if not exists follow_mail_count (id int); ${sql}`);
    const now = await readSchema(client);
    await client.query('rollback');
    expect(schemaBreaks(released, now)).toEqual(text === null ? [] : expect.arrayContaining([text]));
  });
});

describe('a migration blocks no one and removes nothing that the previous version uses', () => {
  test('every file of the releases', () => {
    const bound = readdirSync(MIGRATIONS).filter((name) => !BASELINE.test(name));
    const faults = bound.flatMap((name) =>
      migrationFaults(readFileSync(join(MIGRATIONS, name), 'utf8')).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test.each([
    'alter table mail add column weight int',
    'alter table mail add column weight int not null default 1',
    'create table fruit (id int primary key, name text not null); create index on fruit (name); insert into fruit values (1)',
    '-- outside a transaction\ncreate index concurrently if not exists by_subject on mail (subject)',
    "alter table mail add constraint short check (subject <> 'drop table') not valid",
    'alter table mail validate constraint short',
    '-- small: stage, industry\nupdate stage set name = 1; create unique index on industry (name)',
    '-- contract: nothing has read it since the release of May\nalter table mail drop column subject',
    'create or replace function f() returns trigger language plpgsql as $$ begin update mail set x = 1; end $$',
  ])('allowed: %s', (sql) => {
    expect(migrationFaults(sql)).toEqual([]);
  });

  test.each([
    ['alter table mail drop column subject', /old code still uses it/],
    ['-- small: mail\nalter table mail drop column subject', /old code still uses it/],
    ['drop table mail', /old code still uses it/],
    ['alter table mail rename to letter', /old code uses the old name/],
    ['alter table mail alter column subject type varchar(9)', /rewrites the table/],
    ['alter table mail alter column subject set not null', /may leave it empty/],
    ['alter table mail add column weight int not null', /leaves it empty/],
    ['alter table mail add column key uuid default gen_random_uuid()', /rewrites the table/],
    ['create index by_subject on mail (subject)', /blocks all writes/],
    ['alter table mail add constraint short check (length(subject) < 9)', /reads the whole table/],
    ['alter table mail add column stage_id int references stage', /reads the whole table/],
    ['alter table mail add constraint one unique (subject)', /blocks all writes/],
    ['update mail set subject = 1', /a job does it in parts/],
    ['lock table mail', /blocks all reads/],
    ['-- contract: no\nalter table mail drop column subject', /old code still uses it/],
  ])('refused: %s', (sql, text) => {
    expect(migrationFaults(sql)).toEqual([expect.stringMatching(text)]);
  });
});
