import { filesOpenTo } from '../application/files-open-to.ts';
import { loadApplication } from '../application/load.ts';
import type { Queries } from '../db/connect.ts';
import type { FileRow } from '../files/link-files.ts';
import type { SignedIn } from '../http/context.ts';

/** The file of a key if this person may have it: who sent it, or to whom the application it is tied to opens it. */
export async function visibleFile(db: Queries, actor: SignedIn, fileKey: string): Promise<FileRow | null> {
  const found = await db
    .selectFrom('File')
    .leftJoin('Application', 'Application.Id', 'File.ApplicationId')
    .selectAll('File')
    .select('Application.ApplicationKey')
    .where('File.FileKey', '=', fileKey)
    .executeTakeFirst();
  if (!found) return null;
  const { ApplicationKey, ...file } = found;
  if (file.AccountId === actor.Id) return file;
  const application = ApplicationKey && (await loadApplication(db, actor, ApplicationKey));
  if (!application) return null;
  return (await filesOpenTo(db, actor, application.Id))(file) ? file : null;
}
