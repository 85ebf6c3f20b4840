/**
 * Decides whether a user may read a stored file they did not upload: the module to whose record the file is
 * attached answers; otherwise access is refused.
 */
import type { Queries } from '../database/connect.ts';
import type { FileRow } from '../files/link-files.ts';
import type { SignedIn } from '../http/context.ts';

/**
 * Whether a user who did not upload a file may read it; null: it is not attached to a record of this module.
 */
export type FileAccess = (db: Queries, actor: SignedIn, file: FileRow) => Promise<boolean | null>;

let installed: readonly FileAccess[] = [];

/**
 * Installs the modules' checks. Higher modules are asked first, as their records are closer to the file's
 * use.
 */
export function installFileAccess(modules: readonly { fileAccess?: FileAccess }[]): void {
  installed = modules.flatMap(({ fileAccess }) => fileAccess ?? []).reverse();
}

/** The first module that knows the file decides; an unknown file is accessible to no one. */
export async function canAccessFile(db: Queries, actor: SignedIn, file: FileRow): Promise<boolean> {
  for (const ask of installed) {
    const answer = await ask(db, actor, file);
    if (answer !== null) return answer;
  }
  return false;
}
