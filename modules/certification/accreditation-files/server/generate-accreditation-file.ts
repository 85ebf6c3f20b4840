/**
 * Job that generates a requested accreditation file and stores exactly one ZIP, however often it runs;
 * notifies a requester who has stopped watching, also when the job is abandoned.
 */

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { paramsOf } from '#modules/applications/applications/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { actingPerson } from '#modules/identity/sign-in/server/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { newStorageKey } from '#platform/server/files/storage-key.ts';
import { withTemporaryFolder } from '#platform/server/files/temporary.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { AccreditationFileRow } from './accreditation-file-view.ts';
import { gatherContents } from './gather-contents.ts';
import { MAX_ATTEMPTS } from './max-attempts.ts';
import { packZip } from './pack/pack-zip.ts';
import { progressOf } from './progress.ts';
import { visibleCertificate } from './visible-certificate.ts';

/** Time for which users watch the progress bar, in ms; later they have moved on to something else. */
const WATCHING_MS = 60_000;

/** Notifies the requester of the outcome, unless they are still watching the progress bar. */
async function notifyRequester(
  tx: Tx,
  settings: Settings,
  accreditationFile: Pick<AccreditationFileRow, 'Id' | 'AccountId' | 'CertificateId' | 'RequestedAt'>,
  kind: 'ACCREDITATION_FILE_READY' | 'ACCREDITATION_FILE_FAILED',
): Promise<void> {
  if (Date.now() - accreditationFile.RequestedAt.getTime() < WATCHING_MS) return;
  const person = await tx
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice'])
    .where('Id', '=', accreditationFile.AccountId)
    .where('Status', 'in', accountStatuses.active)
    .executeTakeFirst();
  if (!person) return;
  const certificate = await tx
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .select(['Certificate.CertificateNo', 'Certificate.CertificateKey', 'Certificate.Kind'])
    .select(['Certificate.OrgName', 'Certificate.ServiceName'])
    .select(['Application.AssessmentType', 'Application.CreatedAt'])
    .select(['Application.Id as ApplicationId', 'Application.ApplicationKey', 'Application.ApplicationNo'])
    .where('Certificate.Id', '=', accreditationFile.CertificateId)
    .executeTakeFirstOrThrow();
  const { CertificateNo, CertificateKey, Kind } = certificate;
  await notifyRecipient(tx, settings, {
    cause: `accreditationFile:${accreditationFile.Id}`,
    kind,
    params: { ...paramsOf(certificate), CertificateNo, CertificateKey, CertificateKind: Kind },
    about: certificate,
    person,
  });
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Task `accreditation-file.generate`: reads, checks, prints, signs and packs the complete file of one
 * certificate. If requested twice or killed half-way, it starts again and exactly one ZIP is stored.
 */
export async function generateAccreditationFile(
  portal: Portal,
  { AccreditationFileId }: { AccreditationFileId: number },
): Promise<void> {
  const accreditationFile = await markRunning(portal, AccreditationFileId);
  if (!accreditationFile) return;
  // The earlier attempts were killed and could not record their failure.
  if (accreditationFile.Attempts > MAX_ATTEMPTS) return markFailed(portal, accreditationFile);
  try {
    await generate(portal, accreditationFile);
  } catch (error) {
    if (accreditationFile.Attempts < MAX_ATTEMPTS) throw error;
    await markFailed(portal, accreditationFile);
    console.error(`accreditation file ${accreditationFile.AccreditationFileKey} could not be made:`, error);
  }
}

async function markRunning(
  { db }: Portal,
  accreditationFileId: number,
): Promise<AccreditationFileRow | null> {
  const row = await db
    .updateTable('AccreditationFile')
    .set((eb) => ({ Status: 'RUNNING', Attempts: eb('Attempts', '+', 1) }))
    .where('Id', '=', accreditationFileId)
    .where('Status', 'in', ['WAITING', 'RUNNING'])
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

async function generate(portal: Portal, accreditationFile: AccreditationFileRow): Promise<void> {
  const { db, settings } = portal;
  // If the requester has lost the account or access to it in the meantime, nothing is generated: retrying would not help.
  const actor = await actingPerson(db, { Id: accreditationFile.AccountId });
  const certificate = actor && (await visibleCertificate(db, actor, { Id: accreditationFile.CertificateId }));
  if (!actor || !certificate) return markFailed(portal, accreditationFile);
  const store = openFileStore(settings);
  const progress = progressOf(db, accreditationFile.Id);
  const contents = await gatherContents({ portal, store, actor, accreditationFile, certificate, progress });
  await progress.startStage('PACK');
  await withTemporaryFolder(settings, async (folder) => {
    const path = join(folder, 'file.zip');
    const total = contents.originals.reduce((sum, one) => sum + (one.Found?.Size ?? 0), 0);
    const packed = await packZip(store, path, contents, progress.of('PACK', total));
    const storageKey = newStorageKey();
    await store.put(storageKey, { stream: createReadStream(path), size: packed.Size });
    const isStored = await saveArchive(portal, accreditationFile, {
      ...packed,
      StorageKey: storageKey,
      FileCount: contents.parts.length + contents.originals.filter((one) => one.Found).length,
      FaultCount: contents.originals.filter((one) => one.State !== 'INTACT').length,
      CertificateNo: certificate.CertificateNo,
    });
    // Another run finished first.
    if (!isStored) await store.remove(storageKey);
  });
}

type StoredArchive = {
  StorageKey: string;
  Size: number;
  Sha256: string;
  FileCount: number;
  FaultCount: number;
  CertificateNo: string;
};

/** Stores the result with a conditional update, which only one of several concurrent runs passes. */
const saveArchive = (
  { db, settings }: Portal,
  accreditationFile: AccreditationFileRow,
  { CertificateNo, ...archive }: StoredArchive,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const at = new Date();
    const done = await tx
      .updateTable('AccreditationFile')
      .set({
        ...archive,
        Status: 'READY',
        Stage: null,
        Progress: 100,
        ReadyAt: at,
        ExpiresAt: new Date(at.getTime() + setting('ExportDays') * DAY_MS),
      })
      .where('Id', '=', accreditationFile.Id)
      .where('Status', '=', 'RUNNING')
      .returning('Id')
      .executeTakeFirst();
    if (!done) return false;
    const { StorageKey: _key, ...Detail } = archive;
    await audit(tx, {
      AccountId: accreditationFile.AccountId,
      Event: 'ACCREDITATION_FILE_GENERATED',
      Object: CertificateNo,
      Detail: { AccreditationFileKey: accreditationFile.AccreditationFileKey, ...Detail },
    });
    await notifyRequester(tx, settings, accreditationFile, 'ACCREDITATION_FILE_READY');
    return true;
  });

/** The job is no longer retried: the requester is notified, and may request it again. Does nothing for a finished file. */
export async function abandonAccreditationFile(
  portal: Portal,
  { AccreditationFileId }: { AccreditationFileId: number },
): Promise<void> {
  const accreditationFile = await markRunning(portal, AccreditationFileId);
  if (accreditationFile) await markFailed(portal, accreditationFile);
}

const markFailed = ({ db, settings }: Portal, accreditationFile: AccreditationFileRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const failed = await tx
      .updateTable('AccreditationFile')
      .set({ Status: 'FAILED', Stage: null })
      .where('Id', '=', accreditationFile.Id)
      .where('Status', 'in', ['WAITING', 'RUNNING'])
      .returning('Id')
      .executeTakeFirst();
    if (failed) await notifyRequester(tx, settings, accreditationFile, 'ACCREDITATION_FILE_FAILED');
  });
