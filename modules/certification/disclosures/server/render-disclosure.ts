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
 * Job that prints, signs and stores a requested disclosure document, exactly once, and makes it the
 * certificate's if its page is in force; a document uploaded since then takes precedence.
 */
export async function renderDisclosure(
  portal: Portal,
  { DisclosureDocumentId }: { DisclosureDocumentId: number },
  attempt: Attempt,
): Promise<void> {
  const disclosure = await portal.db
    .selectFrom('DisclosureDocument')
    .selectAll()
    .where('Id', '=', DisclosureDocumentId)
    .where('Status', '=', 'INTENDED')
    .executeTakeFirst();
  if (!disclosure) return;
  await attemptGeneration(attempt, {
    make: (isStampAwaited) => generate(portal, disclosure, isStampAwaited),
    markFailed: () => markFailed(portal.db, disclosure.Id),
    what: `disclosure: document ${disclosure.Id}`,
  });
}

async function generate(
  portal: Portal,
  disclosure: DisclosureToRender,
  isStampAwaited: boolean,
): Promise<void> {
  const identity = await currentSigner(portal.settings);
  const facts = disclosure.Facts;
  const { CertificateNo, PublicUrl, BodyName } = facts.Certificate;
  const setting = disclosure.Language as LanguageSetting;
  const page = await printDisclosure(disclosurePage(facts, setting, identity.isDemo));
  const pdf = await signPdf(page, identity, {
    reason: `${CertificateNo} disclosure ${disclosure.VersionNo}`,
    location: PublicUrl,
    name: BodyName.EN || BodyName.CHT || BodyName.CHS,
    at: signingMoment(identity, disclosure.CreatedAt),
    isAccessible: true,
    timestampUrl: isStampAwaited ? portal.settings.TSA_URL : undefined,
  });
  const signed = { pdf, sha256: sha256(pdf) };
  await saveSignedFile(portal, signed, identity, (tx, made) => markReady(tx, disclosure, made));
}

/** Returns false if another run was faster or nothing is left to disclose. */
async function markReady(tx: Tx, disclosure: DisclosureToRender, made: SignedFile): Promise<boolean> {
  const { application, certificate } = await lockBoth(tx, disclosure);
  if (hasEnded(certificate.CertificateStatusCode)) {
    await markFailed(tx, disclosure.Id);
    return false;
  }
  const { Sha256, IsDemo, at } = made;
  const FileKey = newKey();
  const ready = await tx
    .updateTable('DisclosureDocument')
    .set({ Status: 'READY', FileKey, Sha256, IsDemo, ReadyAt: at })
    .where('Id', '=', disclosure.Id)
    .where('Status', '=', 'INTENDED')
    .returning('Id')
    .executeTakeFirst();
  if (!ready) return false;
  const { CertificateNo } = disclosure.Facts.Certificate;
  const Name = `${safeFileName(CertificateNo)}-disclosure-${disclosure.VersionNo}.pdf`;
  await nameSignedFile(tx, made, { FileKey, Name, ApplicationId: disclosure.ApplicationId });
  // Another document was uploaded in the meantime and takes precedence.
  if (application.DisclosureFile !== disclosure.Replaces) return true;
  await tx
    .updateTable('Application')
    .set({ DisclosureFile: FileKey, IsManualDisclosure: false })
    .where('Id', '=', application.Id)
    .execute();
  await activateDisclosure(tx, {
    application,
    account: { Id: disclosure.AccountId },
    at,
    fileKey: FileKey,
    asRole: disclosure.AsRole,
    remark: disclosure.Remark,
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
