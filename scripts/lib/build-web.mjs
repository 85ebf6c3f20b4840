import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { runBeside } from './run.mjs';
import { root, sourceFiles } from './source-files.mjs';

const STAMP = join(root, 'web/dist/.built-from');

/** Builds the web pages unless they were built from the sources as they are now. */
export async function buildWeb() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the web pages …');
  const { isOk, output } = await runBeside('npm', ['run', 'build', '-w', 'web', '--silent'], {
    env: portalEnvironment(),
  });
  if (!isOk) throw new Error(`The web pages could not be built:\n${output}`);
  writeFileSync(STAMP, sources);
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = sourceFiles(/^(web\/|shared\/src\/|package-lock\.json$)/).filter(
    (file) => !file.startsWith('web/test/'),
  );
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
