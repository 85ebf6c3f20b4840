import type { applicationRoutes } from '@assay/shared/application/contract.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { fileInfos } from '../media/file-infos.ts';
import { fullName } from '../user/person-names.ts';
import { isSaidTo } from './said-to.ts';
import { inScope } from './scope.ts';

type Route = (typeof applicationRoutes)['history'];

/** Who did what, newest first. Drafts saved one after the other are one entry: the last of them. */
export async function applicationHistory({ db, query, actor }: Context<Route>): Promise<DataOf<Route>> {
  const application = await db
    .selectFrom('Application')
    .select('Application.Id')
    .where('Application.ApplicationKey', '=', query.ApplicationKey)
    .where(inScope(actor))
    .executeTakeFirst();
  if (!application) return fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('ApplicationHistory')
    .leftJoin('Account', 'Account.Id', 'ApplicationHistory.AccountId')
    .selectAll('ApplicationHistory')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('ApplicationHistory.ApplicationId', '=', application.Id)
    .orderBy('ApplicationHistory.Version', 'desc')
    .execute();
  const told = rows.filter((row, at) => row.Action !== 'SAVE' || rows[at - 1]?.Action !== 'SAVE');
  const files = new Map(
    (
      await fileInfos(
        db,
        told.flatMap((row) => row.Attachment),
      )
    ).map((file) => [file.FileKey, file]),
  );
  const isStaff = actor.OrganisationId === null;
  return {
    Rows: told.map((row) => {
      const isOpen = isSaidTo(actor, row.Action);
      return {
        Version: row.Version,
        Action: row.Action,
        At: row.At.toISOString(),
        By:
          row.UserKey && row.FirstName !== null && row.LastName !== null
            ? { UserKey: row.UserKey, Name: fullName({ FirstName: row.FirstName, LastName: row.LastName }) }
            : null,
        AsRole: row.AsRole,
        FromStatus: row.FromStatus,
        ToStatus: row.ToStatus,
        FromStep: row.FromStep,
        ToStep: row.ToStep,
        Remark: isOpen ? row.Remark : null,
        Attachment: isOpen ? row.Attachment.flatMap((key) => files.get(key) ?? []) : [],
        IsOverride: isStaff && row.IsOverride,
      };
    }),
  };
}
