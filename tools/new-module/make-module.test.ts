import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
/** The code of the whole portal is compiled. */
const COMPILING_MS = 180_000;
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

/**
 * Compiles files with the code of server and web in one program, which reads what both share once; without the tests of
 * the other modules, which a new module cannot break.
 */
function compile(files: readonly string[]): string {
  const projectOf = (name: string) => JSON.parse(readFileSync(join(copy, name), 'utf8'));
  const [server, web] = [projectOf('tsconfig.server.json'), projectOf('tsconfig.web.json')];
  const isCode = (folder: string) => !/test|^(quality|tools|database)/.test(folder);
  const both = {
    compilerOptions: {
      ...web.compilerOptions,
      lib: [...web.compilerOptions.lib, 'ESNext'],
      types: ['vite/client', 'node'],
    },
    files: files.filter((file) => /\.tsx?$/.test(file)),
    include: [...server.include, ...web.include].filter(isCode),
    exclude: ['**/test', '**/*.test.ts', '**/*.test.tsx', '**/node_modules', '**/dist'],
  };
  writeFileSync(join(copy, 'tsconfig.both.json'), JSON.stringify(both));
  try {
    const options = ['--noEmit', '-p', join(copy, 'tsconfig.both.json')];
    return execFileSync(join(root, 'node_modules/.bin/tsc'), options, { cwd: copy, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it('a generated module compiles with the portal, and is in all lists', { timeout: COMPILING_MS }, () => {
  const { added, changed } = makeModule(copy, 'support/audit-findings', DAY);
  expect(added.length).toBeLessThanOrEqual(25);
  expect(changed).toEqual(['apps/common/modules.ts', 'apps/server/modules.ts', 'apps/web/modules.ts']);
  for (const file of changed)
    expect(readFileSync(join(copy, file), 'utf8')).toMatch(/^ {2}auditFindings\w*,$/m);
  expect(added).toContain('database/migrations/20261201-0001-audit-findings.sql');
  const texts = added.map((file) => readFileSync(join(copy, file), 'utf8')).join('\n');
  expect(texts).toContain('export const auditFindingWorkflow = ');
  expect(texts).not.toMatch(/__[A-Za-z]+__/);
  // A second module with a singular name.
  const own = [...added, ...makeModule(copy, 'certification/peer-review', DAY).added];
  // The tests' connection to the shared database is declared there.
  own.push('quality/support/global-setup.ts');
  expect(compile(own)).toBe('');
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
