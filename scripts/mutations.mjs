/**
 * `npm run mutations`: removes fifty rules one by one in a copy of the source code and runs the rule tests of their module. A
 * rule that no test misses is printed, and the command fails. `--only=` limits it to rules whose text contains this.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutate } from '../quality/mutations/apply.ts';
import { MUTATIONS } from '../quality/mutations/mutations.ts';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment } from './lib/node-runtime.mjs';
import { runInParallel } from './lib/run.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const COPIED = ['apps', 'database', 'docs', 'modules', 'platform', 'quality', 'scripts', 'tools'];
const FILES = readdirSync('.').filter((name) =>
  /^(package|vitest\.config|tsconfig.*)\.(json|ts)$/.test(name),
);

await installPackages();
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
try {
  for (const name of [...COPIED, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  // Without this, a test that cannot run at all would count as one that notices.
  for (const tests of new Set(MUTATIONS.map(({ Tests }) => Tests)))
    if (!(await passes(tests))) throw new Error(`The tests in ${tests} fail already without a change.`);
  const unnoticed = [];
  for (const mutation of MUTATIONS.filter(({ Rule }) => Rule.includes(values.only))) {
    const isNoticed = await noticed(mutation);
    console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${mutation.Rule}`);
    if (!isNoticed) unnoticed.push(mutation.Rule);
  }
  if (unnoticed.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether the tests fail without the rule. */
async function noticed(mutation) {
  const path = join(folder, mutation.File);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutation));
  const isNoticed = !(await passes(mutation.Tests));
  writeFileSync(path, source);
  return isNoticed;
}

async function passes(tests) {
  const { isOk } = await runInParallel('vitest', ['run', '--project', 'rules', '--bail', '1', tests], {
    cwd: folder,
    env: portalEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return isOk;
}
