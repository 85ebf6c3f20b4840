/**
 * Hides files that assessors attached to findings from clients, unless they were also sent to the client,
 * and reports all files that checklists reference, so that none counts as unused.
 */
import { type SqlBool, sql } from 'kysely';
import { actionsWhere } from '#modules/applications/applications/rules/index.ts';
import { restrictedFiles } from '#modules/applications/applications/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { listedIn } from '#platform/server/files/contains-file.ts';
import { fileNamers } from '#platform/server/files/file-users.ts';
import { defineHook } from '#platform/server/hooks.ts';

export const restrictedFindingFiles = restrictedFiles.implement(async ({ db, actor, applicationId }) =>
  isClient(actor.Roles) ? hiddenFiles(db, applicationId) : new Set(),
);

/** Files of findings that a higher-level module shows to the client. */
export const releasedFindingFiles = defineHook<{ db: Queries; applicationId: number }, ReadonlySet<string>>(
  'assessments.released-files',
);

async function hiddenFiles(db: Queries, applicationId: number): Promise<ReadonlySet<string>> {
  const files = await findingFiles(db, applicationId);
  if (files.size === 0) return files;
  const released = await releasedFindingFiles.run({ db, applicationId });
  return new Set([...files].filter((key) => !released.some((keys) => keys.has(key))));
}

/** Actions whose files are sent to the client. */
const FOR_CLIENT = actionsWhere(({ IsRemarkForClient }) => IsRemarkForClient === true);

/** Files that assessors attached to current or earlier findings, unless they were also sent to the client. */
async function findingFiles(db: Queries, applicationId: number): Promise<ReadonlySet<string>> {
  const rows = await sql<{ FileKey: string }>`
    select file_key from file join account on account.id = file.account_id
    where file.application_id = ${applicationId} and account.kind = 'STAFF'
      and file_key in (
        select unnest(attachment) from checklist_event where application_id = ${applicationId})
      and file_key not in (
        select unnest(attachment) from application_history
        where application_id = ${applicationId} and action in (${literals(FOR_CLIENT)}))`.execute(db);
  return new Set(rows.rows.map((row) => row.FileKey));
}

const listedAt = (table: string) => sql<SqlBool>`exists (select from ${sql.table(table)} named
  where named.application_id = file.application_id and ${listedIn('named.attachment')})`;

/** Files referenced in findings, in their earlier versions, and in answered points. */
export const filesNamedByFindings = fileNamers.implement(() => ({
  application_point: listedAt('application_point'),
  checklist_answer: listedAt('checklist_answer'),
  checklist_event: listedAt('checklist_event'),
}));
