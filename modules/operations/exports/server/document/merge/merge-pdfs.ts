/**
 * Merges several PDFs into one for an export, in a child process that is killed if it exceeds 2 minutes or
 * its memory limit; returns whether it succeeded.
 */
import { dirname } from 'node:path';
import { runBounded } from '#platform/server/operation/bounded/run-bounded.ts';

/** Time in ms and memory in bytes that a merge may use. */
export const MERGE_LIMITS = { Ms: 120_000, Bytes: 768 * 1024 * 1024 };

/**
 * Merges PDFs in a child process that is killed if it exceeds its time or memory. Sources and target are
 * files in one folder. @returns whether the merge succeeded; damaged or oversized files make it fail
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
