import type { Queries } from '../database/connect.ts';
import type { FileRow } from '../files/link-files.ts';
import type { SignedIn } from '../http/context.ts';

/** Whether a person who did not send a file may have it; null: it is not tied to a record of this module. */
export type FileAccess = (db: Queries, actor: SignedIn, file: FileRow) => Promise<boolean | null>;

let installed: readonly FileAccess[] = [];

/** Takes over what the modules answer. Higher modules are asked first: what they tie a file to is nearer to its use. */
export function installFileAccess(modules: readonly { fileAccess?: FileAccess }[]): void {
  installed = modules.flatMap(({ fileAccess }) => fileAccess ?? []).reverse();
}

/** The first module that knows the file decides; a file that no module knows is accessible to no one. */
export async function canAccessFile(db: Queries, actor: SignedIn, file: FileRow): Promise<boolean> {
  for (const ask of installed) {
    const answer = await ask(db, actor, file);
    if (answer !== null) return answer;
  }
  return false;
}
