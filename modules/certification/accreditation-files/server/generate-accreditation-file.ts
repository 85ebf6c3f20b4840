import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { paramsOf } from '#modules/applications/applications/server/index.ts';
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
import { MAX_ATTEMPTS } from './most-attempts.ts';
import { packZip } from './pack/pack-zip.ts';
import { progressOf } from './progress.ts';
import { visibleCertificate } from './visible-certificate.ts';

/** How long users watch the progress bar; later they have moved on to something else. */
const WATCHING_MS = 60_000;

/** Notifies the requester of the outcome, unless they can still see it. */
async function notifyRequester(
  tx: Tx,
  settings: Settings,
  dossier: Pick<AccreditationFileRow, 'Id' | 'AccountId' | 'CertificateId' | 'AskedAt'>,
  kind: 'DOSSIER_READY' | 'DOSSIER_FAILED',
): Promise<void> {
  if (Date.now() - dossier.AskedAt.getTime() < WATCHING_MS) return;
  const person = await tx
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice'])
    .where('Id', '=', dossier.AccountId)
    .where('Status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!person) return;
  const certificate = await tx
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .select(['Certificate.CertificateNo', 'Certificate.CertificateKey', 'Certificate.Kind'])
    .select(['Certificate.OrgName', 'Certificate.ServiceName'])
    .select(['Application.AssessmentType', 'Application.CreatedAt'])
    .select(['Application.Id as ApplicationId', 'Application.ApplicationKey', 'Application.ApplicationNo'])
    .where('Certificate.Id', '=', dossier.CertificateId)
    .executeTakeFirstOrThrow();
  const { CertificateNo, CertificateKey, Kind } = certificate;
  await notifyRecipient(tx, settings, {
    cause: `dossier:${dossier.Id}`,
    kind,
    params: { ...paramsOf(certificate), CertificateNo, CertificateKey, CertificateKind: Kind },
    about: certificate,
    person,
  });
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Task `dossier.make`: reads, checks, prints, signs and packs the whole file of one certificate. Requested twice or killed
 * half-way, it starts again and exactly one ZIP is stored.
 */
export async function generateAccreditationFile(
  portal: Portal,
  { DossierId }: { DossierId: number },
): Promise<void> {
  const dossier = await markRunning(portal, DossierId);
  if (!dossier) return;
  // The tries before were killed and could not say so.
  if (dossier.Attempts > MAX_ATTEMPTS) return markFailed(portal, dossier);
  try {
    await generate(portal, dossier);
  } catch (error) {
    if (dossier.Attempts < MAX_ATTEMPTS) throw error;
    await markFailed(portal, dossier);
    console.error(`accreditation file ${dossier.DossierKey} could not be made:`, error);
  }
}

async function markRunning({ db }: Portal, dossierId: number): Promise<AccreditationFileRow | null> {
  const row = await db
    .updateTable('Dossier')
    .set((eb) => ({ Status: 'RUNNING', Attempts: eb('Attempts', '+', 1) }))
    .where('Id', '=', dossierId)
    .where('Status', 'in', ['WAITING', 'RUNNING'])
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

async function generate(portal: Portal, dossier: AccreditationFileRow): Promise<void> {
  const { db, settings } = portal;
  // If the requester has lost the account or access to it in the meantime, nothing is generated: retrying would not help.
  const actor = await actingPerson(db, { Id: dossier.AccountId });
  const certificate = actor && (await visibleCertificate(db, actor, { Id: dossier.CertificateId }));
  if (!actor || !certificate) return markFailed(portal, dossier);
  const store = openFileStore(settings);
  const progress = progressOf(db, dossier.Id);
  const contents = await gatherContents({ portal, store, actor, dossier, certificate, progress });
  await progress.startStage('PACK');
  await withTemporaryFolder(settings, async (folder) => {
    const path = join(folder, 'file.zip');
    const total = contents.originals.reduce((sum, one) => sum + (one.Found?.Size ?? 0), 0);
    const packed = await packZip(store, path, contents, progress.of('PACK', total));
    const storageKey = newStorageKey();
    await store.put(storageKey, { stream: createReadStream(path), size: packed.Size });
    const isKept = await saveArchive(portal, dossier, {
      ...packed,
      StorageKey: storageKey,
      FileCount: contents.parts.length + contents.originals.filter((one) => one.Found).length,
      FaultCount: contents.originals.filter((one) => one.State !== 'INTACT').length,
      CertificateNo: certificate.CertificateNo,
    });
    // Another run was faster.
    if (!isKept) await store.remove(storageKey);
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

/** The conditional update is what only one of several runs gets through. */
const saveArchive = (
  { db, settings }: Portal,
  dossier: AccreditationFileRow,
  { CertificateNo, ...kept }: StoredArchive,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const at = new Date();
    const done = await tx
      .updateTable('Dossier')
      .set({
        ...kept,
        Status: 'READY',
        Stage: null,
        Progress: 100,
        ReadyAt: at,
        ExpiresAt: new Date(at.getTime() + setting('ExportDays') * DAY_MS),
      })
      .where('Id', '=', dossier.Id)
      .where('Status', '=', 'RUNNING')
      .returning('Id')
      .executeTakeFirst();
    if (!done) return false;
    const { StorageKey: _key, ...Detail } = kept;
    await audit(tx, {
      AccountId: dossier.AccountId,
      Event: 'DOSSIER_MADE',
      Object: CertificateNo,
      Detail: { DossierKey: dossier.DossierKey, ...Detail },
    });
    await notifyRequester(tx, settings, dossier, 'DOSSIER_READY');
    return true;
  });

/** The job is no longer retried: the requester is notified, and may request it again. Does nothing for a finished file. */
export async function abandonAccreditationFile(
  portal: Portal,
  { DossierId }: { DossierId: number },
): Promise<void> {
  const dossier = await markRunning(portal, DossierId);
  if (dossier) await markFailed(portal, dossier);
}

const markFailed = ({ db, settings }: Portal, dossier: AccreditationFileRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const failed = await tx
      .updateTable('Dossier')
      .set({ Status: 'FAILED', Stage: null })
      .where('Id', '=', dossier.Id)
      .where('Status', 'in', ['WAITING', 'RUNNING'])
      .returning('Id')
      .executeTakeFirst();
    if (failed) await notifyRequester(tx, settings, dossier, 'DOSSIER_FAILED');
  });
