import { isClient } from '@assay/shared/access/roles.ts';
import type { CertificateView, certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { seesMoney } from '../application/invoice-view.ts';
import { inScope } from '../application/scope.ts';
import type { Queries } from '../db/connect.ts';
import type { Context, SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { certificateRow } from './certificate-row.ts';
import { HIDDEN_FROM_CLIENTS } from './certificate-scope.ts';
import { verifyUrl } from './verify-url.ts';

/** The certificate of an application, with all its revisions. */
export async function viewCertificate({
  db,
  query,
  actor,
  at,
  settings,
}: Context<(typeof certificateRoutes)['view']>): Promise<CertificateView> {
  const isOfClient = isClient(actor.Roles);
  const application = await db
    .selectFrom('Application')
    .select('CertificateId')
    .where('ApplicationKey', '=', query.ApplicationKey)
    .where(inScope(actor))
    .executeTakeFirst();
  const row = await db
    .selectFrom('Certificate')
    .selectAll()
    .where('Id', '=', application?.CertificateId ?? -1)
    .executeTakeFirst();
  if (!row || (isOfClient && HIDDEN_FROM_CLIENTS.includes(row.CertificateStatusCode)))
    return fail('ERR_NOT_FOUND');
  const documents = await db
    .selectFrom('CertificateDocument')
    .select(['Revision', 'CreatedAt', 'FileKey', 'Sha256', 'Status'])
    .where('CertificateId', '=', row.Id)
    .$if(isOfClient, (some) => some.where('Revision', '<=', row.Revision))
    .orderBy('Revision', 'desc')
    .execute();
  const newest = documents.find((document) => document.Status === 'READY');
  return {
    ...certificateRow(pick(row), at),
    ApplicationKey: query.ApplicationKey,
    HasInvoice: await hasInvoice(db, actor, row.Id),
    VerifyUrl: verifyUrl(settings, row),
    File: newest?.FileKey ?? null,
    Sha256: newest?.Sha256 ?? null,
    Revisions: documents.map(({ CreatedAt, ...document }) => ({ ...document, On: hongKongDate(CreatedAt) })),
  };
}

async function hasInvoice(db: Queries, actor: SignedIn, CertificateId: number): Promise<boolean> {
  if (!seesMoney(actor)) return false;
  const found = db.selectFrom('Invoice').select('Id').where('CertificateId', '=', CertificateId);
  return (await found.executeTakeFirst()) !== undefined;
}

type Row = Parameters<typeof certificateRow>[0];

const pick = ({
  CertificateKey,
  CertificateNo,
  CertificateStatusCode,
  Kind,
  OrgName,
  ServiceName,
  Revision,
  EffectiveDate,
  ExpiryDate,
}: Row): Row => ({
  CertificateKey,
  CertificateNo,
  CertificateStatusCode,
  Kind,
  OrgName,
  ServiceName,
  Revision,
  EffectiveDate,
  ExpiryDate,
});
