import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { runBeside } from './run.mjs';
import { root, sourceFiles } from './source-files.mjs';

/** What a portal is made of, and the files that each part is made from. */
const PARTS = [
  { workspace: 'web', name: 'the web pages', own: /^web\/(?!test\/)/ },
  { workspace: 'server', name: 'the server', own: /^server\/(src\/.*\.ts|[^/]*\.ts|package\.json)$/ },
];
const OF_BOTH = /^(shared\/(src\/|package\.json$)|package-lock\.json$|tsconfig\.base\.json$)/;
/** Who started before a build may still read what it was started from. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Builds what was not built from the sources as they are now; what is named, else all. */
export async function build(...workspaces) {
  for (const part of PARTS)
    if (workspaces.length === 0 || workspaces.includes(part.workspace)) await buildPart(part);
}

async function buildPart({ workspace, name, own }) {
  const stamp = join(root, workspace, 'dist/.built-from');
  const sources = fingerprint([...sourceFiles(own), ...sourceFiles(OF_BOTH)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log(`Building ${name} …`);
  rmSync(stamp, { force: true });
  const { isOk, output } = await runBeside('npm', ['run', 'build', '-w', workspace, '--silent'], {
    env: { ...portalEnvironment(), NO_COLOR: '1' },
  });
  if (!isOk) throw new Error(`Building ${name} failed:\n${output}`);
  removeOld(join(root, workspace, 'dist'));
  writeFileSync(stamp, sources);
}

/** What belongs to a build was written by it. */
function removeOld(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
