import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { verdictOn } from '#modules/certification/certificates/rules/index.ts';
import { certificateHistoryEvents } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { CheckView, publicRoutes } from '../rules/contract.ts';

const UNKNOWN: CheckView = {
  Result: 'UNKNOWN',
  CertificateNo: null,
  Kind: null,
  Revision: null,
  InForce: null,
  Verdict: 'UNKNOWN',
  Since: null,
};

/**
 * Checks by its hash whether a visitor's PDF is a certificate document issued here, original or superseded,
 * and returns the certificate's verdict today; unpublished documents are unknown.
 */
export async function checkHash({
  db,
  body,
  at,
}: Context<typeof publicRoutes.certificateCheck>): Promise<CheckView> {
  const page = await db
    .selectFrom('CertificateDocument')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateDocument.CertificateId')
    .select([
      'Certificate.Id',
      'Certificate.CertificateNo',
      'Certificate.Kind',
      'Certificate.CertificateStatusCode',
      'Certificate.Revision as InForce',
      'Certificate.ExpiryDate',
      'CertificateDocument.Revision',
    ])
    .where('CertificateDocument.Sha256', '=', body.Sha256.toLowerCase())
    .where('CertificateDocument.Status', '=', 'READY')
    .orderBy('CertificateDocument.Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Unpublished documents are not confirmed.
  if (
    !page ||
    certificateStatuses.unpublished.includes(page.CertificateStatusCode) ||
    page.Revision > page.InForce
  )
    return UNKNOWN;
  const events = await certificateHistoryEvents(db, page.Id);
  const { Verdict, Since } = verdictOn(
    events,
    { Revision: page.InForce, ExpiryDate: page.ExpiryDate },
    hongKongDate(at),
  );
  return {
    Result: page.Revision === page.InForce ? 'ORIGINAL' : 'SUPERSEDED',
    CertificateNo: page.CertificateNo,
    Kind: page.Kind,
    Revision: page.Revision,
    InForce: page.InForce,
    Verdict,
    Since,
  };
}
