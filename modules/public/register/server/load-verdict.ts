import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { renewalOpens } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import {
  type ScopedEvent,
  scopeOn,
  statusHistory,
  verdictOn,
} from '#modules/certification/certificates/rules/index.ts';
import {
  type CertificateRecord,
  isRightCode,
  shownCertificate,
} from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { VerdictView } from '../rules/contract.ts';
import { disclosureUrl, isDisclosed } from './disclosed.ts';
import { formerNames } from './former-names.ts';
import { pageInForce } from './page-in-force.ts';

type VerdictQuery = { CertificateNo: string; Code?: string | undefined; On?: string | undefined };

/**
 * Loads the public information about a certificate number: the verdict today or on a past day, details and
 * history; unknown if the visitor may not see the certificate.
 */
export async function loadVerdict(
  portal: Pick<Portal, 'db'>,
  query: VerdictQuery,
  at: Date = new Date(),
): Promise<VerdictView> {
  const today = hongKongDate(at);
  // The status on a future day is unknown.
  const On = query.On !== undefined && query.On < today ? query.On : today;
  const view = { CertificateNo: query.CertificateNo, On, CheckedAt: at.toISOString() };
  const shown = await shownCertificate(portal.db, query.CertificateNo, query.Code);
  if (!shown) return { ...view, Verdict: 'UNKNOWN', Certificate: null };
  const { Certificate: certificate, Events: events } = shown;
  const { Verdict, Since } = verdictOn(events, certificate, On);
  const now = verdictOn(events, certificate, today).Verdict;
  return {
    ...view,
    CertificateNo: certificate.CertificateNo,
    Verdict,
    Certificate: {
      ...(await record(portal, certificate, events, query.Code, today)),
      ...{ Verdict: now, Since, ScopeThen: scopeOn(events, certificate.Scope, On) },
    },
  };
}

async function record(
  { db }: Pick<Portal, 'db'>,
  certificate: CertificateRecord,
  events: readonly ScopedEvent[],
  code: string | undefined,
  today: string,
) {
  const [page, version, names, hasDisclosure] = await Promise.all([
    pageInForce(db, certificate),
    serviceVersion(db, certificate.ServiceVersionId),
    formerNames(db, [certificate.CertificateNo]),
    isDisclosed(db, certificate, today),
  ]);
  const {
    CertificateNo,
    Kind,
    OrgName,
    BranchName,
    ServiceName,
    Scope,
    Sites,
    Revision,
    EffectiveDate,
    ExpiryDate,
  } = certificate;
  const isOpen =
    page !== undefined &&
    !certificateStatuses.void.includes(certificate.CertificateStatusCode) &&
    isRightCode(code, certificate.Code);
  return {
    CertificateNo,
    Kind,
    OrgName,
    BranchName,
    ServiceName,
    Scope,
    Sites,
    Revision,
    EffectiveDate,
    ExpiryDate,
    FormerNames: names.get(CertificateNo) ?? [],
    CertificateStatusCode: certificate.CertificateStatusCode,
    FirstIssueDate: certificate.FirstIssueDate,
    DecisionDate: certificate.DecisionDate,
    RevisionDate: certificate.RevisionDate,
    RenewalOpens: renewalOpens(version.Definition.Cycle, ExpiryDate),
    IsSigned: page !== undefined && !page.IsManual,
    IsDemo: page?.IsDemo ?? false,
    History: statusHistory(events, certificate, today),
    DownloadUrl: isOpen
      ? `/api/public/certificate/download?CertificateNo=${encodeURIComponent(CertificateNo)}&Code=${encodeURIComponent(certificate.Code)}`
      : null,
    DisclosureUrl: hasDisclosure ? disclosureUrl(CertificateNo) : null,
  };
}
