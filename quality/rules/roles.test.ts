/** The check for names of roles: examples that it finds, other meanings that it knows, and the product code. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/check-roles.mjs');
const { findRoles, misplacedRoles } = (await import(script)) as {
  findRoles: (file: string, source: string) => string[];
  misplacedRoles: () => string[];
};

const found = (...lines: string[]) => findRoles('a.ts', lines.join('\n'));

describe('a name of a role outside the tables is found', () => {
  test('in a route, a check, and SQL', () => {
    expect(found('', "    access: ['FINANCE', 'SUB_ADMIN'],")).toEqual([
      'a.ts:2 FINANCE',
      'a.ts:2 SUB_ADMIN',
    ]);
    expect(found("if (actor.Roles.includes('CLIENT')) return;")).toEqual(['a.ts:1 CLIENT']);
    expect(found("sql`roles @> array['ADMIN']`", "sql`roles && '{IT}'::text[]`")).toEqual([
      'a.ts:1 ADMIN',
      'a.ts:2 IT',
    ]);
  });

  test('as a group that only permissions are composed of', () => {
    expect(found('    access: SETTINGS_STAFF,')).toEqual(['a.ts:1 SETTINGS_STAFF']);
    expect(found('    access: STAFF_ROLES,')).toEqual(['a.ts:1 STAFF_ROLES']);
  });
});

test('other meanings of the same names are not', () => {
  expect(found("const first = steps.includes('ASSESSOR');")).toEqual([]);
  expect(found("await span('scan', 'CLIENT', {}, ask);")).toEqual([]);
  expect(found("return [{ To: { Of: 'CLIENT' }, Kind }];")).toEqual([]);
  expect(found("// Only 'ADMIN' may.", '/** As `CEO`. */', 'z.enum(STAFF_ROLES)')).toEqual([]);
});

test('but no other role in the same context', () => {
  expect(found("const first = steps.includes('ADMIN');")).toEqual(['a.ts:1 ADMIN']);
});

test('the product code has none', () => {
  expect(misplacedRoles()).toEqual([]);
});
