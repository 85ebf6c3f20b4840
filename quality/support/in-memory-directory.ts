/**
 * Chooses the directory for test databases: in memory if enough is free, otherwise the temporary directory;
 * also deletes leftovers of killed test runs.
 */
import { readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** No test run takes this long; directories of killed runs waste only memory until then. */
const LEFT_MS = 6 * 3_600_000;

/**
 * Returns the directory for test databases, in memory if there is plenty. Each database has thousands of
 * small files, and creating them on disk costs as much CPU time as all queries of a test.
 */
export function inMemoryDirectory(): string {
  if (process.availableMemory() < 8 * GIGABYTE || roomIn(MEMORY) < 4 * GIGABYTE) return tmpdir();
  clearLeftovers();
  return MEMORY;
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function clearLeftovers(): void {
  for (const name of readdirSync(MEMORY).filter((one) => /^assay-(?:test|e2e)-/.test(one))) {
    const folder = join(MEMORY, name);
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > LEFT_MS) rmSync(folder, { recursive: true, force: true });
  }
}
