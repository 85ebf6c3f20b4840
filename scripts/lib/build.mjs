import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { runBeside } from './run.mjs';
import { root, sourceFiles } from './source-files.mjs';

/** What a portal is made of, and the files that each part is made from. */
const PARTS = [
  { workspace: 'web', name: 'the web pages', own: /^web\/(?!test\/)/ },
  { workspace: 'server', name: 'the server', own: /^server\/(src\/.*\.ts|[^/]*\.ts)$/ },
];
const OF_BOTH = /^(shared\/src\/|package-lock\.json$)/;

/** Builds what was not built from the sources as they are now. */
export async function build() {
  for (const part of PARTS) await buildPart(part);
}

async function buildPart({ workspace, name, own }) {
  const stamp = join(root, workspace, 'dist/.built-from');
  const sources = fingerprint([...sourceFiles(own), ...sourceFiles(OF_BOTH)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log(`Building ${name} …`);
  const { isOk, output } = await runBeside('npm', ['run', 'build', '-w', workspace, '--silent'], {
    env: portalEnvironment(),
  });
  if (!isOk) throw new Error(`Building ${name} failed:\n${output}`);
  writeFileSync(stamp, sources);
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
