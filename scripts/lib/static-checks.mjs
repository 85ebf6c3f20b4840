import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wrongImports } from '../check-imports.mjs';
import { longFiles } from '../check-sizes.mjs';
import { portalEnvironment } from './node-runtime.mjs';
import { runQuietly } from './run.mjs';
import { root } from './source-files.mjs';

const WORKSPACES = ['shared', 'server', 'web', 'e2e'];

/** Everything that can be checked without running the portal; answers whether all of it is in order. */
export function staticChecks() {
  const results = [
    tool('format and lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50']),
    ...WORKSPACES.map((name) => tool(`types of ${name}`, 'tsc', ['--noEmit', '-p', name])),
    list('direction of imports', wrongImports()),
    list('length of files', longFiles()),
    tool('unused code', 'knip', ['--no-progress']),
  ];
  if (existsSync(join(root, 'server/src/docs/write.ts'))) {
    results.push(tool('generated documents', 'node', ['server/src/docs/write.ts', '--check']));
  }
  return results.every(Boolean);
}

function tool(title, command, args) {
  const { isOk, output } = runQuietly(command, args, { env: portalEnvironment() });
  return report(title, isOk, output);
}

function list(title, problems) {
  return report(title, problems.length === 0, problems.join('\n'));
}

function report(title, isOk, output) {
  console.log(`${isOk ? 'ok    ' : 'FAILED'}  ${title}`);
  if (!isOk) console.log(output.trimEnd());
  return isOk;
}
