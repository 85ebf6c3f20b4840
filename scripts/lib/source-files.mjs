/**
 * Gives the directory of the checkout and lists its files by name pattern (those that git does not ignore,
 * or all without git), for checks and builds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'coverage']);

/**
 * Returns paths relative to the checkout of files with a matching name: tracked and untracked files that git
 * does not ignore, or all files in a copy without git.
 */
export function sourceFiles(pattern) {
  return (listedByGit() ?? walk(''))
    .filter((file) => pattern.test(file) && existsSync(join(root, file)))
    .sort();
}

function listedByGit() {
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter(Boolean);
  } catch {
    return undefined;
  }
}

function walk(directory) {
  return readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = directory ? `${directory}/${entry.name}` : entry.name;
    return entry.isDirectory() ? walk(path) : [path];
  });
}
