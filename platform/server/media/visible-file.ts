import type { Queries } from '../database/connect.ts';
import type { FileRow } from '../files/link-files.ts';
import type { SignedIn } from '../http/context.ts';
import { isOpenTo } from './file-access.ts';

/** The file of a key if this person may have it: who sent it, or to whom the record that it is tied to opens it. */
export async function visibleFile(db: Queries, actor: SignedIn, fileKey: string): Promise<FileRow | null> {
  const file = await db.selectFrom('File').selectAll().where('FileKey', '=', fileKey).executeTakeFirst();
  if (!file || file.AccountId === actor.Id) return file ?? null;
  return (await isOpenTo(db, actor, file)) ? file : null;
}
