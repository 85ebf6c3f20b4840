/**
 * Fetches single files of npm packages that are too large to install whole, such as one weight of a font family, with
 * npm's own settings and cache, and checks them against the checksum that is recorded in the project.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { runInParallel } from './run.mjs';
import { root } from './source-files.mjs';

const WORK = join(root, '.cache/packages');
const STAMP = '.package';

/**
 * Provides files of packages in folders, unless they are there already. All are fetched with one call of npm.
 *
 * @param {readonly {
 *   name: string, version: string, integrity: string,
 *   files: readonly string[], // paths in the package; of a folder all files are taken
 *   into: string, // folder that then contains exactly these paths
 * }[]} wanted
 */
export async function fetchPackages(wanted) {
  const missing = wanted.filter((one) => !isThere(one));
  if (missing.length === 0) return;
  mkdirSync(WORK, { recursive: true });
  const work = mkdtempSync(join(WORK, 'fetch-'));
  try {
    const names = missing.map(({ name, version }) => `${name}@${version}`);
    await must('npm', ['pack', ...names, '--silent', '--pack-destination', work]);
    await Promise.all(missing.map((one) => unpack(one, work)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const stampOf = ({ name, version, integrity, files }) =>
  [`${name} ${version}`, integrity, ...files].join('\n');

function isThere(one) {
  const stamp = join(one.into, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(one);
}

async function unpack(one, work) {
  const { name, version, integrity, files, into } = one;
  const archive = join(work, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name} ${version} does not have the expected checksum.`);
  const unpacked = mkdtempSync(join(work, 'files-'));
  // In a container image other users than the one who built it read the files.
  chmodSync(unpacked, 0o755);
  const paths = files.map((file) => `package/${file}`);
  await must('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1', ...paths]);
  writeFileSync(join(unpacked, STAMP), stampOf(one));
  place(unpacked, into);
}

/** Replaces a folder. If another command has just done the same, its result is kept. */
function place(unpacked, into) {
  mkdirSync(dirname(into), { recursive: true });
  rmSync(into, { recursive: true, force: true });
  try {
    renameSync(unpacked, into);
  } catch {
    cpSync(unpacked, into, { recursive: true });
  }
}

async function must(command, args) {
  const { isOk, output } = await runInParallel(command, args);
  if (!isOk) throw new Error(`${command} ${args[0]} ${args[1]} failed:\n${output}`);
}
