import { dirname } from 'node:path';
import { runBounded } from '#platform/server/operation/bounded/run-bounded.ts';

/** What putting files into one may use up. */
export const MERGE_LIMITS = { Ms: 120_000, Bytes: 768 * 1024 * 1024 };

/**
 * Puts PDFs into one, in a process of its own that is killed when they take too long or too much memory. All are files
 * of one folder, and so is what comes of it.
 *
 * @returns whether there is one; what is broken, or more than it seems, makes none
 */
export async function mergePdfs(
  sources: readonly string[],
  target: string,
  limits = MERGE_LIMITS,
): Promise<boolean> {
  const script = new URL('./merge-child.ts', import.meta.url);
  const code = await runBounded({ script, folder: dirname(target), args: [target, ...sources] }, limits);
  return code === 0;
}
