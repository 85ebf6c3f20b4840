/**
 * Checks the types of server and web in a copy of the code to which `npm run new:module` has added two modules, so that the
 * same compilation shows that a new module compiles with the portal. Paths in messages are those of the checkout.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { runInParallel } from './run.mjs';
import { root } from './source-files.mjs';

const FOLDERS = ['apps', 'database', 'modules', 'platform', 'quality', 'tools'];
const FILES = ['package.json', 'tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.web.json'];
/** Two areas, one name with a plural and one without. */
const NEW_MODULES = ['support/audit-findings', 'certification/peer-review'];
const OTHER = /\/(dist|node_modules|__screenshots__)(\/|$)/;

/** Makes the copy; returns its folder, or throws the message of the generator. */
async function copyWithModules() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-types-'));
  try {
    await fill(folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fill(folder) {
  for (const name of [...FOLDERS, ...FILES])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !OTHER.test(path.slice(root.length)),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of NEW_MODULES) {
    const command = [join(folder, 'tools/new-module/new-module.command.ts'), name];
    const { isOk, output } = await runInParallel('node', command, { cwd: folder, env: portalEnvironment() });
    if (!isOk) throw new Error(`${name} could not be generated:\n${output}`);
  }
}

/**
 * Returns the checks of the given TypeScript projects, each of which answers `{ isOk, output }`. The copy is made by the
 * first and removed by the last that ends.
 */
export function typesWithModule(projects) {
  let copy = null;
  let left = projects.length;
  return projects.map((name) => async () => {
    copy ??= copyWithModules();
    try {
      // Several threads of one compiler repeat much of the work; several compilers run here instead.
      const args = ['--noEmit', '--singleThreaded', '-p', `tsconfig.${name}.json`];
      return await runInParallel('tsc', args, { cwd: await copy, env: portalEnvironment() });
    } catch (error) {
      return { isOk: false, output: error.message };
    } finally {
      left -= 1;
      if (left === 0) {
        const folder = await copy.catch(() => null);
        if (folder) rmSync(folder, { recursive: true, force: true });
      }
    }
  });
}
