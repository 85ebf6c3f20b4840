import { fullName } from '#platform/common/format/full-name.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { accessibleFilesFor } from './file-access.ts';
import { fileOrigins } from './file-hooks.ts';
import { loadApplication } from './load.ts';

type Route = (typeof applicationRoutes)['documents'];

/**
 * API handler of the documents tab of an application: lists every file that the user may open, with
 * uploader, time and origin such as payment or comment.
 */
export async function applicationDocuments({ db, query, actor }: Context<Route>): Promise<DataOf<Route>> {
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const isOpen = await accessibleFilesFor(db, actor, row.Id);
  const origins = await fileOrigins.run({ db, applicationId: row.Id });
  const files = await db
    .selectFrom('File')
    .leftJoin('Account', 'Account.Id', 'File.AccountId')
    .select([
      'File.FileKey',
      'File.Name',
      'File.Kind',
      'File.Type',
      'File.Size',
      'File.CreatedAt',
      'File.AccountId',
      'Account.UserKey',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('File.ApplicationId', '=', row.Id)
    .orderBy('File.Id', 'desc')
    .execute();
  return {
    Rows: files
      .filter(isOpen)
      .map(({ CreatedAt, AccountId: _account, UserKey, FirstName, LastName, ...file }) => ({
        ...file,
        At: CreatedAt.toISOString(),
        By:
          UserKey && FirstName !== null && LastName !== null
            ? { UserKey, Name: fullName({ FirstName, LastName }) }
            : null,
        Of: row.Invoice?.Proof.includes(file.FileKey)
          ? 'PAYMENT'
          : file.Kind === 'crb'
            ? 'CRB'
            : file.FileKey === row.DisclosureFile
              ? 'DISCLOSURE'
              : (origins.find(({ FileKeys }) => FileKeys.has(file.FileKey))?.Of ?? 'APPLICATION'),
      })),
  };
}
