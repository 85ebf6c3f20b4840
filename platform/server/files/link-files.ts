import type { Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Tx } from '../database/connect.ts';
import { failField } from '../http/fail.ts';

export type FileRow = Selectable<Tables['File']>;

/**
 * Ties uploaded files to an application, in the order given. One's own fresh uploads and what is already tied to
 * this application are taken; files of earlier cycles, which prefilled answers name, stay where they are. A key of
 * anybody else's file is refused exactly as one that does not exist.
 */
export async function linkFiles(
  tx: Tx,
  {
    fileKeys,
    applicationId,
    accountId,
  }: { fileKeys: readonly string[]; applicationId: number; accountId: number },
): Promise<FileRow[]> {
  const keys = [...new Set(fileKeys)];
  if (keys.length === 0) return [];
  const rows = await tx
    .updateTable('File')
    .set({ ApplicationId: applicationId })
    .where('FileKey', 'in', keys)
    .where((eb) =>
      eb.or([
        eb('ApplicationId', '=', applicationId),
        eb.and([
          eb('ApplicationId', 'is', null),
          eb('ConversationMessageId', 'is', null),
          eb('AccountId', '=', accountId),
        ]),
      ]),
    )
    .returningAll()
    .execute();
  if (rows.length < keys.length) rows.push(...(await filesOfEarlierCycles(tx, keys, applicationId)));
  if (rows.length < keys.length) failField('Attachment', 'FIELD_INVALID');
  return keys.flatMap((key) => rows.find((row) => row.FileKey === key) ?? []);
}

const filesOfEarlierCycles = (tx: Tx, keys: readonly string[], applicationId: number): Promise<FileRow[]> =>
  tx
    .withRecursive('Earlier', (db) =>
      db
        .selectFrom('Application')
        .select('Application.ParentId as Id')
        .where('Application.Id', '=', applicationId)
        .unionAll((eb) =>
          eb
            .selectFrom('Application')
            .innerJoin('Earlier', 'Earlier.Id', 'Application.Id')
            .select('Application.ParentId as Id'),
        ),
    )
    .selectFrom('File')
    .selectAll('File')
    .where('File.FileKey', 'in', keys)
    .where('File.ApplicationId', 'in', (eb) =>
      eb
        .selectFrom('Earlier')
        .select('Earlier.Id')
        .where('Earlier.Id', 'is not', null)
        .$castTo<{ Id: number }>(),
    )
    .execute();
