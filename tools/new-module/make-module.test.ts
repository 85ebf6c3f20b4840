import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HUBS, withModule } from './list-module.ts';
import { makeModule } from './make-module.ts';
import { namesOf } from './names.ts';

const root = join(import.meta.dirname, '../..');
const COPIED = ['apps', 'database', 'modules', 'platform', 'tools', 'quality/catalogue', 'quality/support'];
const FILES = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
  'biome.json',
];
const DAY = { day: '2026-12-01' };

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'assay-module-'));
  for (const name of [...COPIED, ...FILES])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path.slice(root.length)),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// That it compiles is shown with the types of the portal: `scripts/lib/types-with-module.mjs`.
it('a generated module is complete and in all lists', () => {
  const { added, changed } = makeModule(copy, 'support/audit-findings', DAY);
  expect(added.length).toBeLessThanOrEqual(25);
  expect(changed).toEqual(['apps/common/modules.ts', 'apps/server/modules.ts', 'apps/web/modules.ts']);
  for (const file of changed)
    expect(readFileSync(join(copy, file), 'utf8')).toMatch(/^ {2}auditFindings\w*,$/m);
  expect(added).toContain('database/migrations/20261201-0001-audit-findings.sql');
  const texts = added.map((file) => readFileSync(join(copy, file), 'utf8')).join('\n');
  expect(texts).toContain('export const auditFindingWorkflow = ');
  expect(texts).not.toMatch(/__[A-Za-z]+__/);
});

it.each([
  ['complaints', '"complaints" does not have the form <area>/<name>, such as support/complaints.'],
  ['support/a/b', '"support/a/b" does not have the form <area>/<name>, such as support/complaints.'],
  ['sales/offers', 'Unknown area "sales": choose one of identity, messaging,'],
  ['support/Complaints', '"Complaints" is not a valid name of a module: lower-case letters and digits,'],
  ['support/../x', 'does not have the form <area>/<name>'],
  ['support/orders', '"order" is a reserved word of the code or the database: choose another name.'],
  ['support/chat', 'modules/support/chat already exists.'],
  ['operations/forms', 'apps/common/modules.ts already has a module called forms: choose another name.'],
  [
    'operations/accounts',
    'apps/common/modules.ts already has a module called accounts: choose another name.',
  ],
  ['support/invoice-lines', null],
  ['support/conversation', 'already creates a table conversation: choose another name.'],
])('%s: %s', (path, sentence) => {
  if (sentence === null) expect(namesOf(path).table).toBe('invoice_line');
  else expect(() => makeModule(copy, path, DAY)).toThrow(sentence);
  expect(existsSync(join(copy, 'modules/sales'))).toBe(false);
});

it.each(HUBS)('$file lists a module after those of its area and of lower ones', (hub) => {
  const names = namesOf('messaging/newsletters');
  const listed =
    withModule(readFileSync(join(root, hub.file), 'utf8'), hub, names).split(`${hub.startsWith}`)[1] ?? '';
  const lines = listed.split('\n').map((line) => line.trim().replace(/(Server|Web)?,$/, ''));
  const at = lines.indexOf('newsletters');
  expect(['emailTemplates', 'notificationCentre']).toContain(lines[at - 1]);
  expect(['bankStatements', 'invoices']).toContain(lines[at + 1]);
});
