/**
 * Builds the web pages, the server or both for the npm commands, but only the parts whose sources have
 * changed since their last build.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { runInParallel } from './run.mjs';
import { root, sourceFiles } from './source-files.mjs';

/** The parts of the portal, the sources of each part, and the script that builds it. */
const PARTS = [
  {
    app: 'web',
    name: 'the web pages',
    own: /^(apps\/web|platform\/web|modules\/[^/]+\/[^/]+\/web)\/(?!(.*\/)?test\/)/,
    script: 'build:web',
  },
  {
    app: 'server',
    name: 'the server',
    own: /^(apps\/server|platform\/server|modules\/[^/]+\/[^/]+\/server|database|tools)\/(?!(.*\/)?test\/).*\.ts$/,
    script: 'build:server',
  },
];
const OF_BOTH =
  /^((apps\/common|platform\/common|modules\/[^/]+\/[^/]+\/(rules|texts))\/|package(-lock)?\.json$|tsconfig\.base\.json$)/;
/** A file in the bundle of a release, which is built and contains no tools that build. */
export const BUILT = '.built';
/** Maximum age of old build files, because a process started before a build may still read them. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

/** Builds the named parts, or all, unless they are up to date. */
export async function build(...apps) {
  if (existsSync(join(root, BUILT))) return;
  await Promise.all(
    PARTS.filter(({ app }) => apps.length === 0 || apps.includes(app)).map((part) => buildPart(part)),
  );
}

async function buildPart({ app, name, own, script }) {
  const stamp = join(root, 'apps', app, 'dist/.built-from');
  const sources = fingerprint([...sourceFiles(own), ...sourceFiles(OF_BOTH)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log(`Building ${name} …`);
  rmSync(stamp, { force: true });
  const { isOk, output } = await runInParallel('npm', ['run', script, '--silent'], {
    env: { ...portalEnvironment(), NO_COLOR: '1' },
  });
  if (!isOk) throw new Error(`Building ${name} failed:\n${output}`);
  removeOld(join(root, 'apps', app, 'dist'));
  writeFileSync(stamp, sources);
}

/** Removes files of old builds; a build writes all of its files again. */
function removeOld(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && Date.now() - statSync(path).mtimeMs > MAX_AGE_MS) rmSync(path);
  }
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
