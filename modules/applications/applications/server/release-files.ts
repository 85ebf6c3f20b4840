/**
 * Detaches client files that an application no longer references, so that they count as unused files of the
 * organisation, which a clean-up deletes.
 */
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { writtenIn } from '#platform/server/files/contains-file.ts';
import { conditionsOf, fileNamers } from '#platform/server/files/file-users.ts';

/** Organisation of the application to which the file is attached. */
const organisationId = sql<number>`(select own.organisation_id from application own where own.id = file.application_id)`;

/** Condition: the file is referenced in the application's stored answers or point answers. */
const OWN_ANSWERS = sql<SqlBool>`exists (select from application named where named.id = file.application_id
  and (${writtenIn('named.answers')} or ${writtenIn('named.point_answers')}))`;

type Released = {
  applicationId: number;
  /** The removed files; if omitted, every file of the application is checked. */
  fileKeys?: readonly string[];
  /** If set, only files uploaded by this account. */
  accountId?: number;
  /** Files referenced by the answers that are about to replace the stored ones. */
  answersName?: readonly string[];
};

/**
 * Detaches client files that were removed from the application and are referenced nowhere else. They then
 * count as unused files of the organisation, which the sweep deletes.
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
