import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'coverage']);

/**
 * Paths, relative to the checkout, of the files whose name matches: those git knows or would take, or, in a copy
 * without git, all that are there.
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
