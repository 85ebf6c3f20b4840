/**
 * Checks that every database table belongs to one resource, that every GET route declares the resources it
 * reads, and that triggers write only within a resource.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { serverModules } from '#apps/server/modules.ts';
import { installResources, resourceOf, touchedResources } from '#platform/server/http/resources.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

const modules: readonly ServerModule[] = serverModules;
const folder = join(import.meta.dirname, '../../database/migrations');
const sql = readdirSync(folder)
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
const declared = modules.flatMap(({ resources = {} }) => Object.keys(resources));
const names = new Set(declared);

/** Routes whose answer never changes. */
const FIXED = ['/organisation/simplified', '/user/roles'];

test('every table belongs to a resource or is declared as untracked', () => {
  const tables = [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gim)].map(([, name = '']) => name);
  expect(tables.length).toBeGreaterThan(80);
  expect(tables.filter((name) => resourceOf(name) === undefined)).toEqual([]);
  const known = new Set([...tables, 'graphile_worker']);
  const all = modules.flatMap(({ resources = {}, untracked = [] }) => [
    ...Object.values(resources).flat(),
    ...untracked,
  ]);
  expect(all.filter((name) => !known.has(name))).toEqual([]);
});

test('every GET route declares what it reads, by names that exist', () => {
  const gets = routes.filter(({ method }) => method === 'GET');
  expect(gets.length).toBeGreaterThan(90);
  const without = gets.filter(({ reads }) => !reads || reads.length === 0).map(({ path }) => path);
  expect(without.toSorted()).toEqual(FIXED);
  const unknown = routes.flatMap(({ path, reads = [] }) =>
    reads.filter((name) => !names.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a trigger writes only tables of the resource of its own table, or untracked ones', () => {
  const statements = sql.split(/^create (?:or replace )?(?=function|trigger)/im).slice(1);
  const functions = new Map(
    statements
      .filter((text) => /^function/i.test(text))
      .map((text) => [/^function (\w+)/i.exec(text)?.[1] ?? '', text.split(/^\$\w*\$;|\$\w*\$;/m)[0] ?? '']),
  );
  const triggers = statements.flatMap((text) => {
    const [line = ''] = text.split('\n');
    const [, table = '', name = ''] = /^trigger \w+ .*? on (\w+) .*execute function (\w+)/i.exec(line) ?? [];
    return table ? [{ table, name }] : [];
  });
  const WRITE = /\b(?:insert into|update|delete from)\s+(\w+)/gi;
  const crossing = triggers.flatMap(({ table, name }) =>
    [...(functions.get(name) ?? '').matchAll(WRITE)].flatMap(([, written = '']) =>
      resourceOf(written) && resourceOf(written) !== resourceOf(table) ? `${table} -> ${written}` : [],
    ),
  );
  expect(triggers.length).toBeGreaterThan(50);
  expect(functions.size).toBeGreaterThan(20);
  expect(crossing).toEqual([]);
});

test('a table that two modules declare is refused; what was written is named once', () => {
  const one = { name: 'billing/invoices', resources: { invoices: ['invoice', 'invoice_event'] } };
  expect(() => installResources([one, { name: 'billing/other', untracked: ['invoice'] }])).toThrow(
    'billing/other declares the table invoice a second time.',
  );
  installResources(modules);
  expect(touchedResources(new Set(['invoice', 'invoice_event', 'idempotency', 'application']))).toEqual([
    'applications',
    'invoices',
  ]);
  expect(touchedResources(new Set(['invoice', '*']))).toEqual(['*']);
});
