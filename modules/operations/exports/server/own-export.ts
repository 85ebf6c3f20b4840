import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { ExportRow } from './export-view.ts';

/** Loads one of the user's own exports; another user's export is reported as not found. */
export const ownExport = async (
  db: Queries,
  { Id }: Pick<SignedIn, 'Id'>,
  exportKey: string,
): Promise<ExportRow> =>
  (await db
    .selectFrom('Export')
    .selectAll()
    .where('ExportKey', '=', exportKey)
    .where('AccountId', '=', Id)
    .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
