import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** Runs with an empty folder of its own, which is gone afterwards, however it ended. */
export async function withTemporaryFolder<T>(settings: Settings, run: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(settings.DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'upload-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a killed process left behind. Only for the start of the one process that takes uploads here. */
export const clearTemporary = (settings: Settings): Promise<void> =>
  rm(join(settings.DATA_DIR, 'tmp'), { recursive: true, force: true });
