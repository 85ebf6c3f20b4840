import { sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { closedFiles } from './file-hooks.ts';
import { isSaidTo } from './said-to.ts';

type File = { FileKey: string; Kind: string; AccountId: number | null };

/**
 * Which files of an application that somebody may see are open to them. What came with a remark goes where the
 * remark goes: papers of the chain and the board's record stay inside the body, proofs of payment with those who
 * see money. A certificate's page is the client's once its revision is in force. Files of comments go where their comment
 * goes. One's own files stay one's own.
 */
export async function filesOpenTo(
  db: Queries,
  actor: SignedIn,
  applicationId: number,
): Promise<(file: File) => boolean> {
  const isOfClient = isClient(actor.Roles);
  const closed = await notSaidTo(db, actor, applicationId);
  for (const keys of closedFiles.run({ db, actor, applicationId }))
    for (const key of await keys) closed.add(key);
  if (isOfClient)
    for (const key of [...(await unseenPages(db, applicationId)), ...(await findingFiles(db, applicationId))])
      closed.add(key);
  return (file) =>
    file.AccountId === actor.Id || !(closed.has(file.FileKey) || (isOfClient && file.Kind === 'crb'));
}

/** These two name what is made for the client: its page is judged by its revision, the disclosure is public. */
const MADE_FOR_CLIENT = ['UPLOAD_CERT', 'UPLOAD_DISCLOSURE'];

async function notSaidTo(db: Queries, actor: SignedIn, applicationId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ApplicationHistory')
    .select(['Action', 'Attachment'])
    .where('ApplicationId', '=', applicationId)
    .where('Action', 'not in', MADE_FOR_CLIENT)
    .where(sql<boolean>`cardinality(attachment) > 0`)
    .execute();
  const said = [
    ...rows,
    ...(await saidOfCertificate(db, applicationId)),
    ...(await saidOfItsLife(db, applicationId)),
  ];
  const keys = (isOpen: boolean) =>
    said.filter((row) => isSaidTo(actor, row.Action) === isOpen).flatMap((row) => row.Attachment);
  const open = new Set(keys(true));
  return new Set(keys(false).filter((key) => !open.has(key)));
}

/** Files of what was done about the certificate's own invoice: they lie with the application that it came from. */
async function saidOfCertificate(db: Queries, applicationId: number) {
  const { rows } = await sql<{ Action: string; Attachment: string[] }>`
    select invoice_event.event as action, invoice_event.data -> 'Attachment' as attachment
    from certificate
    join invoice on invoice.certificate_id = certificate.id
    join invoice_event on invoice_event.invoice_id = invoice.id
    where certificate.application_id = ${applicationId} and invoice_event.data ? 'Attachment'`.execute(db);
  return rows;
}

/** Papers that came with a change of the certificate's status; they lie with the application behind its page. */
async function saidOfItsLife(db: Queries, applicationId: number) {
  return (
    db
      .selectFrom('CertificateEvent')
      .select(['Event as Action', 'Attachment'])
      .where('CertificateId', 'in', (eb) =>
        eb
          .selectFrom('CertificateDocument')
          .select('CertificateDocument.CertificateId')
          .where('CertificateDocument.ApplicationId', '=', applicationId),
      )
      // The disclosure document is public.
      .where('Event', '<>', 'DISCLOSED')
      .where(sql<boolean>`cardinality(attachment) > 0`)
      .execute()
  );
}

/** What assessors put beside findings, now or before, unless it was sent to the client besides. */
async function findingFiles(db: Queries, applicationId: number): Promise<string[]> {
  const rows = await sql<{ FileKey: string }>`
    select file_key from file join account on account.id = file.account_id
    where file.application_id = ${applicationId} and account.kind = 'STAFF'
      and file_key in (
        select unnest(attachment) from checklist_event where application_id = ${applicationId})
      and file_key not in (
        select unnest(attachment) from application_history
        where application_id = ${applicationId} and action in ('REJECT_CHECKLIST', 'RETURN'))`.execute(db);
  return rows.rows.map((row) => row.FileKey);
}

async function unseenPages(db: Queries, applicationId: number): Promise<string[]> {
  const pages = await db
    .selectFrom('CertificateDocument')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateDocument.CertificateId')
    .select('CertificateDocument.FileKey')
    .where('CertificateDocument.ApplicationId', '=', applicationId)
    .where((eb) =>
      eb.or([
        eb('CertificateDocument.Revision', '>', eb.ref('Certificate.Revision')),
        eb('Certificate.CertificateStatusCode', 'in', ['PENDING', 'DELETED']),
      ]),
    )
    .execute();
  return pages.flatMap((page) => page.FileKey ?? []);
}
