/**
 * Stores the request for a certificate's next document with its facts, and creates the certificate for the
 * first one; also locks an application's certificate.
 */
import { hasEnded, NEW_CERTIFICATE_STATUS } from '#modules/applications/applications/rules/index.ts';
import { newerDecisionOf } from '#modules/applications/applications/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey, randomCode } from '#platform/server/database/keys.ts';
import { addEvent } from './add-event.ts';
import { certificateColumns } from './certificate-columns.ts';
import type { CertificateFacts } from './document/facts.ts';
import { documentFacts } from './document-facts.ts';
import type { CertificateRecord, DocumentRecord, DocumentRequest } from './document-request.ts';
import { marksOn } from './printed-marks.ts';

/** 34 letters and digits: 2^51 possibilities, so a code cannot be guessed. */
const CODE_LENGTH = 10;

type Finished = { FileKey: string; Sha256: string };

/**
 * Stores the request for a certificate's next document. The first one creates the certificate; a later
 * revision changes the register only when it comes into force.
 */
export async function nextRevision(
  tx: Tx,
  intent: DocumentRequest,
  finished: Finished | null,
): Promise<DocumentRecord> {
  const { application, version, at } = intent;
  const certificate = await lockCertificate(tx, application);
  if (certificate) await assertPageAllowed(tx, certificate, application.Id);
  const holder = await tx
    .selectFrom('Organisation')
    .select(['OrgName', 'BranchName'])
    .where('Id', '=', application.OrganisationId)
    .executeTakeFirstOrThrow();
  const last = certificate && (await lastDocument(tx, certificate.Id));
  // A failed revision was never visible, so its number is reused.
  const Revision = !last ? 1 : last.Status === 'FAILED' ? last.Revision : last.Revision + 1;
  const identity = { Code: certificate?.Code ?? randomCode(CODE_LENGTH), Revision };
  const marks = await marksOn(tx, version.ServiceKey, hongKongDate(at));
  const facts = documentFacts(intent, holder, certificate, identity, marks);
  const CertificateId = certificate?.Id ?? (await createCertificate(tx, intent, facts));
  const values = {
    CertificateId,
    ApplicationId: application.Id,
    Revision,
    Language: version.Definition.CertificateLanguage,
    TemplateKey: version.Definition.Templates[version.Definition.CertificateLanguage] ?? null,
    Status: finished ? ('READY' as const) : ('INTENDED' as const),
    Facts: json(facts),
    FileKey: finished?.FileKey ?? null,
    Sha256: finished?.Sha256 ?? null,
    IsManual: finished !== null,
    IsDemo: false,
    // The portal itself has no account.
    AccountId: intent.account.Id || null,
    AsRole: intent.asRole ?? null,
    Remark: intent.remark?.trim() || null,
    CreatedAt: at,
    ReadyAt: finished ? at : null,
  };
  return tx
    .insertInto('CertificateDocument')
    .values(values)
    .onConflict((conflict) => conflict.columns(['CertificateId', 'Revision']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the certificate of an application: its own, or the one with its number from an earlier cycle. */
export function lockCertificate(
  tx: Tx,
  application: Pick<DocumentRequest['application'], 'CertificateId' | 'CertificateNo'>,
): Promise<CertificateRecord | undefined> {
  const query = tx.selectFrom('Certificate').selectAll().forUpdate();
  return application.CertificateId === null
    ? query.where('CertificateNo', '=', String(application.CertificateNo)).executeTakeFirst()
    : query.where('Id', '=', application.CertificateId).executeTakeFirst();
}

/** The conditions of the actions were decided under the same lock on the certificate. */
async function assertPageAllowed(
  tx: Tx,
  certificate: CertificateRecord,
  applicationId: number,
): Promise<void> {
  if (hasEnded(certificate.CertificateStatusCode))
    throw new Error('a document of an ended certificate was requested');
  if ((await newerDecisionOf(tx, applicationId)) !== null)
    throw new Error('a document of an assessment with a newer decision was requested');
}

const lastDocument = (tx: Tx, certificateId: number) =>
  tx
    .selectFrom('CertificateDocument')
    .select(['Revision', 'Status'])
    .where('CertificateId', '=', certificateId)
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();

async function createCertificate(
  tx: Tx,
  { application, version, account, at, remark, asRole }: DocumentRequest,
  facts: CertificateFacts,
): Promise<number> {
  const { Id } = await tx
    .insertInto('Certificate')
    .values({
      CertificateKey: newKey(),
      CertificateNo: facts.CertificateNo,
      Code: facts.Code,
      OrganisationId: application.OrganisationId,
      ApplicationId: application.Id,
      ServiceId: version.ServiceId,
      ServiceVersionId: version.Id,
      Kind: facts.Kind,
      CertificateStatusCode: NEW_CERTIFICATE_STATUS,
      StatusBefore: null,
      ...certificateColumns(facts),
      DisclosureFile: application.DisclosureFile,
      CreatedAt: at,
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await addEvent(tx, Id, {
    Event: 'ISSUED',
    From: null,
    To: NEW_CERTIFICATE_STATUS,
    EffectiveOn: facts.EffectiveDate,
    Revision: facts.Revision,
    at,
    account,
    remark: remark ?? null,
    asRole: asRole ?? null,
  });
  return Id;
}
