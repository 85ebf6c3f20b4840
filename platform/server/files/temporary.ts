/**
 * Runs work in a temporary folder below DATA_DIR/tmp that is always deleted afterwards, and removes folders
 * left behind by killed processes.
 */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../configuration/settings.ts';
import { nullIfMissing } from './null-if-missing.ts';

/** Runs work with a temporary folder, which is deleted afterwards whatever the outcome. */
export async function withTemporaryFolder<T>(
  settings: Settings,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = join(settings.DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'upload-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** No upload takes this long, so older files were left behind by a killed process. */
const ABANDONED_MS = 60 * 60_000;

/** Deletes what killed processes left behind; uploads in progress in other processes remain. */
export async function clearTemporary(settings: Settings): Promise<void> {
  const parent = join(settings.DATA_DIR, 'tmp');
  for (const name of (await readdir(parent).catch(nullIfMissing)) ?? []) {
    const folder = join(parent, name);
    // Another process may have deleted it since the directory was read.
    const found = await stat(folder).catch(nullIfMissing);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
