/**
 * Collects the facts from which a certificate revision is printed (holder, scope, sites, dates, marks,
 * signatory). They are stored with the document, so that an identical page can be generated again at any
 * time.
 */
import { pageExpiryDate } from '#modules/applications/applications/rules/index.ts';
import type { Answers } from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { certificationBody } from './certification-body.ts';
import { customDocumentTexts } from './document/document-text.ts';
import type { CertificateFacts, PrintedMarks } from './document/facts.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';
import { pageScope, textOf } from './page-scope.ts';

export type Holder = { OrgName: Localized; BranchName: Localized };
type Identity = { Code: string; Revision: number };

/**
 * The decision record from which a certificate revision is printed: current names, scope and sites as
 * applied for, dates as decided. It is stored with the document, so that an identical page can be generated
 * again at any time.
 */
export function documentFacts(
  intent: DocumentRequest,
  holder: Holder,
  certificate: CertificateRecord | undefined,
  identity: Identity,
  marks?: PrintedMarks,
): CertificateFacts {
  const { application, version, at, settings } = intent;
  const { Definition } = version;
  const DecisionDate = application.DecisionDate ?? hongKongDate(at);
  const EffectiveDate = application.EffectiveDate ?? DecisionDate;
  return {
    Kind: Definition.Kind,
    CertificateNo: String(application.CertificateNo),
    ...identity,
    ...holder,
    ServiceName: Definition.Name,
    NameExtra: Definition.NameExtra,
    ...printedTitle(Definition),
    ...customDocumentTexts(),
    Scope: pageScope(application, Definition) ?? certificate?.Scope ?? { EN: '', CHT: '', CHS: '' },
    Sites: sitesOf(application.Answers, Definition) ?? certificate?.Sites ?? [],
    FirstIssueDate: certificate?.FirstIssueDate ?? application.FirstIssueDate ?? EffectiveDate,
    DecisionDate,
    EffectiveDate,
    RevisionDate: hongKongDate(at),
    ExpiryDate: Definition.Kind === 'STATEMENT' ? null : pageExpiryDate(application, certificate),
    BodyName: certificationBody().Name,
    Colour: certificationBody().Colour,
    SignatoryName: certificationBody().SignatoryName,
    SignatoryTitle: certificationBody().SignatoryTitle,
    PublicUrl: settings.PUBLIC_URL,
    // Stored with the rest: a mark that is later replaced or expires does not change existing pages.
    ...(marks && { Marks: marks }),
    // The signing step sets the actual value.
    IsDemo: false,
  };
}

/** Title of the page, if the service sets one. */
export const printedTitle = ({
  PrintedTitle,
}: Pick<ServiceDefinition, 'PrintedTitle'>): Pick<CertificateFacts, 'Title'> =>
  PrintedTitle?.EN ? { Title: PrintedTitle } : {};

/** Site names from a list of names, or from rows whose first text is the name. */
function sitesOf(answers: Answers, definition: ServiceDefinition): string[] | null {
  const rows = answers[definition.SitesQuestion];
  if (!Array.isArray(rows)) return null;
  const names = rows.map((row: unknown) => siteName(row)).filter((name) => name !== '');
  return names.length > 0 ? names : null;
}

function siteName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return textOf(row);
  const { SiteName, SiteNameChinese, ...others } = row as Record<string, unknown>;
  const name = [textOf(SiteName), textOf(SiteNameChinese)].filter(Boolean).join(' ');
  return name || textOf(Object.values(others).find((value) => textOf(value) !== ''));
}
