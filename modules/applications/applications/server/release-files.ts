import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { writtenIn } from '#platform/server/files/contains-file.ts';
import { conditionsOf, fileNamers } from '#platform/server/files/file-users.ts';

/** The organisation of the application that the file is tied to. */
const organisationId = sql<number>`(select own.organisation_id from application own where own.id = file.application_id)`;

/** The application's own answers and its answers to points, as they are stored. */
const OWN_ANSWERS = sql<SqlBool>`exists (select from application named where named.id = file.application_id
  and (${writtenIn('named.answers')} or ${writtenIn('named.point_answers')}))`;

type Released = {
  applicationId: number;
  /** Those that were taken out; without them every file of the application is looked at. */
  fileKeys?: readonly string[];
  /** Only those that this account sent. */
  accountId?: number;
  /** What the answers name that are about to replace the stored ones. */
  answersName?: readonly string[];
};

/**
 * Files of clients that were taken out of an application and that nothing names any more are tied to nothing again:
 * they count among the unused files of their organisation, and the sweep removes them.
 */
export async function releaseFiles(tx: Tx, released: Released): Promise<void> {
  const { applicationId, fileKeys, accountId, answersName } = released;
  if (fileKeys?.length === 0) return;
  await tx
    .updateTable('File')
    .set({ ApplicationId: null })
    .where('ApplicationId', '=', applicationId)
    .$if(fileKeys !== undefined, (rows) => rows.where('FileKey', 'in', [...(fileKeys ?? [])]))
    .$if(accountId !== undefined, (rows) => rows.where('AccountId', '=', accountId ?? 0))
    .where(
      sql<SqlBool>`exists (select from account where account.id = file.account_id and account.kind <> 'STAFF')`,
    )
    .where((eb) => eb.not(eb.or(conditionsOf(fileNamers.run({ organisationId })))))
    .where((eb) =>
      answersName ? sql<SqlBool>`not file.file_key = any(${[...answersName]}::text[])` : eb.not(OWN_ANSWERS),
    )
    .execute();
}
