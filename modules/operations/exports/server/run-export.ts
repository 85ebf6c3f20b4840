/**
 * Job that generates the file of an export, stores it and notifies the requester; also marks exports as
 * failed. A killed run is restarted, up to three attempts in all.
 */

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { actingPerson } from '#modules/identity/sign-in/server/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { newStorageKey } from '#platform/server/files/storage-key.ts';
import { withTemporaryFolder } from '#platform/server/files/temporary.ts';
import type { Measured } from '#platform/server/files/write-measured.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { ExportInterrupted } from './export-interrupted.ts';
import { ExportRefused } from './export-refused.ts';
import type { ExportRow } from './export-view.ts';
import { generateFile } from './generate-file.ts';
import { progressOf } from './progress.ts';
import type { RunningExport } from './running-export.ts';
import type { ExportReason } from './tables.ts';

/** Users are assumed to watch the progress bar for this time; later they are notified. */
const WATCHING_MS = 30_000;

/** Notifies the requester of the result, unless they are probably still watching. */
async function notifyRequester(
  tx: Tx,
  settings: Settings,
  row: Pick<ExportRow, 'Id' | 'AccountId' | 'CreatedAt' | 'Subject' | 'Attempts'>,
  kind: 'EXPORT_READY' | 'EXPORT_FAILED',
): Promise<void> {
  if (Date.now() - row.CreatedAt.getTime() < WATCHING_MS) return;
  const person = await tx
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice'])
    .where('Id', '=', row.AccountId)
    .where('Status', 'in', accountStatuses.active)
    .executeTakeFirst();
  if (!person) return;
  await notifyRecipient(tx, settings, {
    cause: `export:${row.Id}:${kind}`,
    kind,
    params: { ExportSubject: row.Subject },
    about: null,
    person,
  });
}

/** Maximum number of attempts, including killed ones; few, because the requester is waiting. */
const MAX_ATTEMPTS = 3;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Task `export.make`: generates one file with the requester's current rights. Restarts after being killed;
 * if two runs overlap, the later one owns the row, so exactly one complete file is stored.
 */
export async function runExport(portal: Portal, { ExportId }: { ExportId: number }): Promise<void> {
  const row = await startRun(portal, ExportId);
  if (!row) return;
  // The previous attempts were killed and could not report their failure.
  if (row.Attempts > MAX_ATTEMPTS) return markFailed(portal, row, { Code: 'EXPORT_BROKEN' });
  try {
    await writeFile(portal, row);
  } catch (error) {
    if (error instanceof ExportInterrupted) return;
    if (error instanceof ExportRefused) return markFailed(portal, row, error.Reason);
    if (row.Attempts < MAX_ATTEMPTS) throw error;
    await markFailed(portal, row, { Code: 'EXPORT_BROKEN' });
    console.error(`export ${row.ExportKey} could not be made:`, error);
  }
}

/** Claims the row for this run; removes the file of an earlier run. */
async function startRun({ db, settings }: Portal, exportId: number): Promise<RunningExport | null> {
  const StorageKey = newStorageKey();
  const taken = await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('Export')
      .select('StorageKey')
      .where('Id', '=', exportId)
      .where('State', 'in', ['WAITING', 'RUNNING'])
      .forUpdate()
      .executeTakeFirst();
    if (!before) return null;
    const row = await tx
      .updateTable('Export')
      .set((eb) => ({ State: 'RUNNING', Attempts: eb('Attempts', '+', 1), StorageKey, Done: 0 }))
      .where('Id', '=', exportId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row: { ...row, StorageKey }, left: before.StorageKey };
  });
  if (taken?.left) await openFileStore(settings).remove(taken.left);
  return taken?.row ?? null;
}

async function writeFile(portal: Portal, row: RunningExport): Promise<void> {
  const { db, settings } = portal;
  const actor = await actingPerson(db, { Id: row.AccountId });
  if (!actor) throw new ExportRefused({ Code: 'EXPORT_NO_ACCOUNT' });
  const store = openFileStore(settings);
  const progress = progressOf(db, row);
  await withTemporaryFolder(settings, async (folder) => {
    const path = join(folder, 'file');
    const { Name, Done, ...measured } = await generateFile({ portal, row, actor, path, progress });
    await store.put(row.StorageKey, { stream: createReadStream(path), size: measured.Size });
    const { Roles, OrganisationId } = actor;
    const isFinished = await finishRun(portal, row, {
      Name,
      Done,
      ...measured,
      MadeWith: { Roles: [...Roles], OrganisationId },
    });
    // The export was cancelled in the meantime, or another run was faster.
    if (!isFinished) await store.remove(row.StorageKey);
  });
}

type FinishedFile = Measured & {
  Name: string;
  Done: number;
  MadeWith: NonNullable<RunningExport['MadeWith']>;
};

/** Conditional update that succeeds only for the run that owns the row. */
const finishRun = (
  { db, settings }: Portal,
  row: RunningExport,
  { MadeWith, Done, ...fields }: FinishedFile,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const at = new Date();
    const done = await tx
      .updateTable('Export')
      .set({
        ...fields,
        ...{ Done, Total: Done, Reason: null, State: 'READY', FinishedAt: at },
        MadeWith: json(MadeWith),
        ExpiresAt: new Date(at.getTime() + EXPORT_LIMITS.KeptDays * DAY_MS),
      })
      .where('Id', '=', row.Id)
      .where('State', '=', 'RUNNING')
      .where('StorageKey', '=', row.StorageKey)
      .returning('Id')
      .executeTakeFirst();
    if (done) await notifyRequester(tx, settings, row, 'EXPORT_READY');
    return done !== undefined;
  });

const markFailed = ({ db, settings }: Portal, row: RunningExport, reason: ExportReason): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const failed = await tx
      .updateTable('Export')
      .set({ State: 'FAILED', Reason: json(reason), StorageKey: null, FinishedAt: new Date() })
      .where('Id', '=', row.Id)
      .where('State', '=', 'RUNNING')
      .where('StorageKey', '=', row.StorageKey)
      .returning('Id')
      .executeTakeFirst();
    if (failed) await notifyRequester(tx, settings, row, 'EXPORT_FAILED');
  });

/**
 * Called when the job is no longer retried: marks the export as failed and notifies the requester. Does
 * nothing if it has ended.
 */
export async function failExport(portal: Portal, { ExportId }: { ExportId: number }): Promise<void> {
  const row = await startRun(portal, ExportId);
  if (row) await markFailed(portal, row, { Code: 'EXPORT_BROKEN' });
}
