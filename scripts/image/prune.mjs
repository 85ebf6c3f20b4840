/**
 * Removes installed packages and files that a server in a container does not need: most of them, because the server is
 * bundled. Run it next to node_modules.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unbundledPackages } from '../../apps/server/unbundled-packages.ts';

const MODULES = 'node_modules';
/** Files that are not read when the portal runs. Licences are not removed. */
const NOT_READ = /\.(map|d\.[cm]?ts|tsbuildinfo)$/;

const retained = new Set();
for (const name of unbundledPackages) retain(name, '.');
removeOthers(MODULES);
for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && NOT_READ.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
// Links to removed packages, and tools used only interactively.
rmSync(join(MODULES, '.bin'), { recursive: true, force: true });

/** Retains a package as seen from a folder, and everything that it needs. */
function retain(name, from, isOptional = false) {
  const folder = found(name, from);
  if (!folder) {
    if (isOptional) return;
    throw new Error(`${name} is missing, needed in ${from}`);
  }
  if (retained.has(folder)) return;
  retained.add(folder);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const need of Object.keys({ ...dependencies, ...optionalDependencies }))
    retain(need, folder, need in optionalDependencies);
}

/** Where Node finds a package: in the node_modules of the folder or of the nearest folder above it. */
function found(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, MODULES, name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === '.') return undefined;
  }
}

function removeOthers(modules) {
  for (const name of readdirSync(modules)) {
    const path = join(modules, name);
    if (name.startsWith('@')) removeOthers(path);
    else if (!retained.has(path) && existsSync(join(path, 'package.json'))) rmSync(path, { recursive: true });
  }
}
