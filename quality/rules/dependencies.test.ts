/** Tests the dependency check: which imports between modules, platform and applications it reports. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

type Imports = readonly { from: string; to: string }[];
type Manifests = { areas: readonly string[]; modules: readonly { name: string; uses: readonly string[] }[] };
type Found = Record<'upward' | 'undeclared' | 'pastEntry' | 'tier' | 'cycle' | 'mutual', string[]>;

const scripts = join(import.meta.dirname, '../../scripts/lib');
const { importsOf } = (await import(join(scripts, 'module-imports.mjs'))) as {
  importsOf: (root: string, files: readonly string[]) => Imports;
};
const { brokenRules } = (await import(join(scripts, 'dependency-rules.mjs'))) as {
  brokenRules: (imports: Imports, manifests: Manifests) => Found;
};

const MANIFESTS: Manifests = {
  areas: ['identity', 'billing', 'applications'],
  modules: [
    { name: 'identity/accounts', uses: [] },
    { name: 'billing/invoices', uses: ['identity/accounts'] },
    { name: 'billing/bank', uses: ['billing/invoices'] },
    { name: 'applications/applications', uses: ['billing/invoices'] },
  ],
};

const root = mkdtempSync(join(tmpdir(), 'assay-dependencies-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the check on a checkout that consists of these files. */
function found(files: Readonly<Record<string, string>>): Found {
  const imports = { '#modules/*': './modules/*', '#platform/*': './platform/*' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return brokenRules(importsOf(root, Object.keys(files)), MANIFESTS);
}

const NOTHING: Found = { upward: [], undeclared: [], pastEntry: [], tier: [], cycle: [], mutual: [] };
const INVOICES = 'modules/billing/invoices/server/index.ts';

describe('dependencies between modules', () => {
  test('a downward import through an entry file, named in the manifest, is accepted', () => {
    const files = {
      'modules/applications/applications/server/submit.ts':
        "import { issue } from '#modules/billing/invoices/server/index.ts';\nissue();",
      [INVOICES]: "import { clock } from '#platform/server/clock.ts';\nexport const issue = clock;",
      'platform/server/clock.ts': 'export const clock = () => 1;',
    };
    expect(found(files)).toEqual(NOTHING);
  });

  test.each([
    ['a value', "import { apply } from '#modules/applications/applications/server/index.ts';\napply();"],
    [
      'a type',
      "import type { Apply } from '#modules/applications/applications/server/index.ts';\nexport type A = Apply;",
    ],
    [
      'a type in an expression',
      "export type A = import('#modules/applications/applications/server/index.ts').Apply;",
    ],
    [
      'a dynamic import',
      "export const a = () => import('#modules/applications/applications/server/index.ts');",
    ],
    ['a re-export', "export { apply } from '#modules/applications/applications/server/index.ts';"],
    [
      'a relative path',
      "import { apply } from '../../../applications/applications/server/index.ts';\napply();",
    ],
  ])('an upward import is found: %s', (_, text) => {
    const files = {
      [INVOICES]: text,
      'modules/applications/applications/server/index.ts':
        'export const apply = () => 1;\nexport type Apply = number;',
    };
    expect(found(files).upward).toEqual([
      `${INVOICES} imports modules/applications/applications/server/index.ts: billing is below applications`,
    ]);
  });

  test('the platform imports no module, and no module imports an application', () => {
    const files = {
      'platform/server/mail.ts': "import '#modules/identity/accounts/server/index.ts';",
      'modules/identity/accounts/server/index.ts': "import '../../../../apps/server/main.ts';",
      'apps/server/main.ts': 'export {};',
    };
    expect(found(files).upward).toEqual([
      'platform/server/mail.ts imports modules/identity/accounts/server/index.ts: platform is below identity',
      'modules/identity/accounts/server/index.ts imports apps/server/main.ts: identity is below apps',
    ]);
  });

  test('an import that bypasses an entry file is found', () => {
    const files = {
      'modules/applications/applications/server/submit.ts':
        "import '#modules/billing/invoices/server/issue.ts';",
      'modules/billing/invoices/server/issue.ts': 'export {};',
    };
    expect(found(files)).toEqual({
      ...NOTHING,
      pastEntry: [
        'modules/applications/applications/server/submit.ts imports modules/billing/invoices/server/issue.ts: bypasses the entry files of billing/invoices',
      ],
    });
  });

  test('an undeclared import within an area is found, and one against the declared direction', () => {
    const files = {
      [INVOICES]: "import '#modules/billing/bank/server/index.ts';",
      'modules/billing/bank/server/index.ts': 'export {};',
    };
    expect(found(files).undeclared).toEqual([
      `${INVOICES} imports modules/billing/bank/server/index.ts: billing/invoices does not name billing/bank in its module.ts`,
    ]);
  });

  test('server and browser are separate, and rules import neither', () => {
    const files = {
      'modules/billing/invoices/server/a.ts': "import '../web/b.tsx';",
      'modules/billing/invoices/web/b.tsx': "import '../server/c.ts';",
      'modules/billing/invoices/server/c.ts': 'export {};',
      'modules/billing/invoices/rules/d.ts': "import '../server/c.ts';",
    };
    expect(found(files).tier).toEqual([
      'modules/billing/invoices/server/a.ts imports modules/billing/invoices/web/b.tsx: server must not import web',
      'modules/billing/invoices/web/b.tsx imports modules/billing/invoices/server/c.ts: web must not import server',
      'modules/billing/invoices/rules/d.ts imports modules/billing/invoices/server/c.ts: rules must not import server',
    ]);
  });

  test('a cycle of three files is found once, also with type imports only', () => {
    const at = (name: string) => `modules/billing/invoices/server/${name}.ts`;
    const files = {
      [at('one')]: "import type { Two } from './two.ts';\nexport type One = Two;",
      [at('two')]: "import type { Three } from './three.ts';\nexport type Two = Three;",
      [at('three')]: "import type { One } from './one.ts';\nexport type Three = One | 1;",
      [at('four')]: "import type { One } from './one.ts';\nexport type Four = One;",
    };
    expect(found(files)).toEqual({
      ...NOTHING,
      cycle: [`import cycle: ${at('one')}, ${at('three')}, ${at('two')}`],
    });
  });

  test('modules that import each other through different files of one tier are found', () => {
    const files = {
      'modules/billing/bank/server/one.ts': "import '#modules/billing/invoices/server/two.ts';",
      'modules/billing/invoices/server/two.ts': 'export {};',
      'modules/billing/invoices/server/three.ts': "import '#modules/billing/bank/server/four.ts';",
      'modules/billing/bank/server/four.ts': 'export {};',
    };
    expect(found(files).mutual).toEqual([
      'modules import each other: billing/bank:server imports billing/invoices:server (1)',
      'modules import each other: billing/invoices:server imports billing/bank:server (1)',
    ]);
    expect(found(files).cycle).toEqual([]);
  });
});
