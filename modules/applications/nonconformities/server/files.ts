/**
 * Access rules for files of nonconformities: evidence of a released one is visible to the client, and no file that a record
 * refers to counts as unused.
 */
import { type SqlBool, sql } from 'kysely';
import { releasedFindingFiles } from '#modules/applications/assessments/server/index.ts';
import { listedIn } from '#platform/server/files/contains-file.ts';
import { fileNamers } from '#platform/server/files/file-users.ts';

export const releasedFiles = releasedFindingFiles.implement(async ({ db, applicationId }) => {
  const rows = await db
    .selectFrom('Nonconformity')
    .select('Attachment')
    .where('ApplicationId', '=', applicationId)
    .where('ReleasedAt', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ Attachment }) => Attachment));
});

const listedAt = (table: string) => sql<SqlBool>`exists (select from ${sql.table(table)} named
  join nonconformity on nonconformity.id = named.nonconformity_id
  where nonconformity.application_id = file.application_id and ${listedIn('named.attachment')})`;

export const filesNamedByNonconformities = fileNamers.implement(() => ({
  nonconformity: sql<SqlBool>`exists (select from nonconformity named
    where named.application_id = file.application_id
      and (${listedIn('named.attachment')} or strpos(named.draft::text, file.file_key) > 0))`,
  nonconformity_response: listedAt('nonconformity_response'),
  nonconformity_history: listedAt('nonconformity_history'),
}));
