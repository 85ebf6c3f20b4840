/**
 * Copies the demo data of a chaos portal to small mounted disks (database, its write-ahead log, uploads), so
 * that tests can fill them up.
 */
import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { chown, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canMount } from './in-own-mounts.ts';

const execute = promisify(execFile);

/** Small separate disks from the outermost to the innermost folder, with their sizes in MB. */
const DISKS = {
  data: { folder: 'postgres', size: 200 },
  wal: { folder: 'postgres/pg_wal', size: 128 },
  uploads: { folder: 'files', size: 64 },
} as const;
export type Disk = keyof typeof DISKS;

export type Disks = {
  /** Fills the disk completely; returns a function that frees it again. */
  fill: (disk: Disk) => () => void;
};

/** Copies the demo data to a folder, each kind on a separate disk; null if disks cannot be mounted. */
export async function onDisks(place: string, demoData: string): Promise<Disks | null> {
  const isMounted = canMount() && existsSync(join(demoData, 'postgres/PG_VERSION'));
  if (isMounted)
    for (const { folder, size } of Object.values(DISKS)) {
      const path = join(place, folder);
      await mkdir(path, { recursive: true });
      await execute('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0700`, 'chaos', path]);
      const { uid, gid } = statSync(join(demoData, folder));
      await chown(path, uid, gid);
    }
  // Keeps owners and permissions, because PostgreSQL refuses data files of another user.
  if (process.platform === 'linux') await execute('cp', ['-a', `${demoData}/.`, place]);
  else await cp(demoData, place, { recursive: true, preserveTimestamps: true });
  return isMounted ? { fill: (disk) => fill(join(place, DISKS[disk].folder, 'ballast')) } : null;
}

const PIECE = Buffer.alloc(1024 * 1024);

function fill(path: string): () => void {
  const file = openSync(path, 'w');
  for (let size: number = PIECE.byteLength; size > 0; )
    try {
      if (writeSync(file, PIECE, 0, size) < size) size = Math.floor(size / 2);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      size = Math.floor(size / 2);
    }
  closeSync(file);
  return () => rmSync(path, { force: true });
}
