import type { Selectable } from 'kysely';
import { hasEnded } from '#modules/applications/applications/rules/index.ts';
import {
  activateDisclosure,
  attemptGeneration,
  currentSigner,
  lockBoth,
  nameSignedFile,
  type SignedFile,
  saveSignedFile,
  signingMoment,
} from '#modules/certification/certificates/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { safeFileName } from '#platform/server/files/safe-file-name.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Attempt } from '#platform/server/jobs/handler.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';
import { signPdf } from '#platform/server/signing/sign-pdf.ts';
import { disclosurePage } from './disclosure-page.ts';
import { printDisclosure } from './print-disclosure.ts';

type DisclosureToRender = Selectable<Tables['DisclosureDocument']>;

/**
 * Task `disclosure.render`: generates a requested disclosure document. If run twice or killed half-way,
 * exactly one is stored.
 */
export async function renderDisclosure(
  portal: Portal,
  { DisclosureDocumentId }: { DisclosureDocumentId: number },
  attempt: Attempt,
): Promise<void> {
  const wanted = await portal.db
    .selectFrom('DisclosureDocument')
    .selectAll()
    .where('Id', '=', DisclosureDocumentId)
    .where('Status', '=', 'INTENDED')
    .executeTakeFirst();
  if (!wanted) return;
  await attemptGeneration(attempt, {
    make: (isStampAwaited) => generate(portal, wanted, isStampAwaited),
    markFailed: () => markFailed(portal.db, wanted.Id),
    what: `disclosure: document ${wanted.Id}`,
  });
}

async function generate(portal: Portal, wanted: DisclosureToRender, isStampAwaited: boolean): Promise<void> {
  const identity = await currentSigner(portal.settings);
  const facts = wanted.Facts;
  const { CertificateNo, PublicUrl, BodyName } = facts.Certificate;
  const setting = wanted.Language as LanguageSetting;
  const page = await printDisclosure(disclosurePage(facts, setting, identity.isDemo));
  const pdf = await signPdf(page, identity, {
    reason: `${CertificateNo} disclosure ${wanted.VersionNo}`,
    location: PublicUrl,
    name: BodyName.EN || BodyName.CHT || BodyName.CHS,
    at: signingMoment(identity, wanted.CreatedAt),
    isAccessible: true,
    timestampUrl: isStampAwaited ? portal.settings.TSA_URL : undefined,
  });
  const signed = { pdf, sha256: sha256(pdf) };
  await saveSignedFile(portal, signed, identity, (tx, made) => markReady(tx, wanted, made));
}

/** Returns false if another run was faster or nothing is left to disclose. */
async function markReady(tx: Tx, wanted: DisclosureToRender, made: SignedFile): Promise<boolean> {
  const { application, certificate } = await lockBoth(tx, wanted);
  if (hasEnded(certificate.CertificateStatusCode)) {
    await markFailed(tx, wanted.Id);
    return false;
  }
  const { Sha256, IsDemo, at } = made;
  const FileKey = newKey();
  const ready = await tx
    .updateTable('DisclosureDocument')
    .set({ Status: 'READY', FileKey, Sha256, IsDemo, ReadyAt: at })
    .where('Id', '=', wanted.Id)
    .where('Status', '=', 'INTENDED')
    .returning('Id')
    .executeTakeFirst();
  if (!ready) return false;
  const { CertificateNo } = wanted.Facts.Certificate;
  const Name = `${safeFileName(CertificateNo)}-disclosure-${wanted.VersionNo}.pdf`;
  await nameSignedFile(tx, made, { FileKey, Name, ApplicationId: wanted.ApplicationId });
  // Another document was uploaded in the meantime and takes precedence.
  if (application.DisclosureFile !== wanted.Replaces) return true;
  await tx
    .updateTable('Application')
    .set({ DisclosureFile: FileKey, IsManualDisclosure: false })
    .where('Id', '=', application.Id)
    .execute();
  await activateDisclosure(tx, {
    application,
    account: { Id: wanted.AccountId },
    at,
    fileKey: FileKey,
    asRole: wanted.AsRole,
    remark: wanted.Remark,
  });
  return true;
}

const markFailed = (db: Portal['db'] | Tx, id: number) =>
  db
    .updateTable('DisclosureDocument')
    .set({ Status: 'FAILED' })
    .where('Id', '=', id)
    .where('Status', '=', 'INTENDED')
    .execute();
