/** Builds the data that the certificate template prints: titles, rows, dates, texts and signatory. */
import { cleanText } from '#platform/server/pdf/clean-text.ts';
import { lines, type PageLine } from '#platform/server/pdf/lines.ts';
import { pageDate } from '#platform/server/pdf/page-date.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import { verifyPath } from '../../rules/verify-path.ts';
import { type DocumentTextKey, documentText } from './document-text.ts';
import type { CertificateFacts } from './facts.ts';
import { pictures } from './pictures.ts';

/** Texts up to this total width always fit on one page, so measuring is skipped. */
const briefWidth = 420;
const briefSites = 6;

interface Row {
  readonly Label: readonly PageLine[];
  readonly Value: readonly PageLine[];
}

/** All data for the template, which contains no text itself. */
export function page(facts: CertificateFacts, setting: LanguageSetting) {
  const fixed = (key: DocumentTextKey) => lines(documentText(facts, key), setting);
  const number = cleanText(facts.CertificateNo);
  const title = facts.Title ? lines(facts.Title, setting) : fixed(`DOC_TITLE_${facts.Kind}`);
  const address = verificationAddress(facts)
    .replace(/^https?:\/\//, '')
    .replace(/\?.*$/, '');
  const texts = certificateTexts(facts, setting);
  return {
    Languages: setting === 'BILINGUAL' ? ['EN', 'CHT'] : [setting],
    DocumentTitle: [title[0]?.Text, number, texts.Organisation[0]?.Text].filter(Boolean).join(' · '),
    DocumentDate: facts.RevisionDate.split('-').map(Number),
    Author: lines(facts.BodyName, setting)[0]?.Text ?? '',
    Body: lines(facts.BodyName, setting),
    Title: title,
    Opening: fixed(`DOC_OPENING_${facts.Kind}`),
    ...texts,
    Finding: fixed(`DOC_FINDING_${facts.Kind}`),
    ScopeLabel: fixed('DOC_SCOPE'),
    SitesLabel: fixed('DOC_SITES'),
    Rows: rows(facts, setting),
    ...pictures(facts, setting),
    Signatory: signatory(facts, setting),
    Impartial: fixed('DOC_IMPARTIAL'),
    Seal: fixed(`DOC_SEAL_${facts.Kind}`),
    Check: fixed(`DOC_CHECK_${facts.Kind}`).map((line) =>
      fill(line, { Address: address, Code: cleanText(facts.Code) }),
    ),
    Qr: qrCode(verificationAddress(facts)),
    QrAlt: fixed('DOC_QR')
      .map((line) => fill(line, { No: number }).Text)
      .join(' '),
    Demo: facts.IsDemo ? fixed('DOC_DEMO') : [],
    DemoMark: facts.IsDemo ? fixed('DOC_DEMO_MARK') : [],
    Schedule: fixed('DOC_SCHEDULE'),
    SeeSchedule: fixed('DOC_SEE_SCHEDULE'),
    PageOf: fixed('DOC_PAGE'),
    Number: number,
    Kind: facts.Kind,
    Code: cleanText(facts.Code),
    Address: address,
    Revision: facts.Revision,
    ...dates(facts, setting),
  };
}

/** Texts specific to this certificate, and whether they are short enough to skip measuring. */
function certificateTexts(facts: CertificateFacts, setting: LanguageSetting) {
  const texts = {
    Organisation: lines(facts.OrgName, setting),
    Branch: lines(facts.BranchName, setting),
    Service: lines(facts.ServiceName, setting),
    ServiceExtra: lines(facts.NameExtra, setting),
    Scope: lines(facts.Scope, setting),
    SignatoryTitle: lines(facts.Marks?.Signature?.Title ?? facts.SignatoryTitle, setting),
  };
  const Sites = facts.Sites.map((site) => cleanText(site).replaceAll('\n', ' ')).filter(Boolean);
  const isBare = !facts.Marks?.Logo && !facts.Marks?.Accreditations.length;
  const IsBrief =
    isBare && Sites.length <= briefSites && width(Object.values(texts).flat(), Sites) <= briefWidth;
  return { ...texts, Sites, IsBrief };
}

/** The dates separately, for templates that place them outside of the rows. */
const dates = (facts: CertificateFacts, setting: LanguageSetting) => ({
  Decided: pageDate(facts.DecisionDate, setting),
  FirstIssued: pageDate(facts.FirstIssueDate, setting),
  Effective: pageDate(facts.EffectiveDate, setting),
  Revised: pageDate(facts.RevisionDate, setting),
  ValidUntil: facts.ExpiryDate === null ? [] : pageDate(facts.ExpiryDate, setting),
});

/** The signatory's name; both names on a bilingual page, as the signatory writes them. */
const signatory = ({ Marks, SignatoryName }: CertificateFacts, setting: LanguageSetting): string =>
  Marks?.Signature
    ? lines(Marks.Signature.Name, setting)
        .map((line) => line.Text)
        .join(' ')
    : cleanText(SignatoryName);

function fill(line: PageLine, values: Record<string, string>): PageLine {
  return { ...line, Text: line.Text.replace(/\{\{(\w+)\}\}/g, (slot, name) => values[name] ?? slot) };
}

function rows(facts: CertificateFacts, setting: LanguageSetting): Row[] {
  const fixed = (key: DocumentTextKey) => lines(documentText(facts, key), setting);
  const row = (key: DocumentTextKey, Value: readonly PageLine[]): Row => ({
    Label: fixed(key),
    Value,
  });
  const date = (key: DocumentTextKey, value: string) => row(key, pageDate(value, setting));
  const revision = pageDate(facts.RevisionDate, setting).map((line, at) =>
    at === 0 ? { ...line, Text: `R${facts.Revision} · ${line.Text}` } : line,
  );
  return [
    row(`DOC_NUMBER_${facts.Kind}`, [{ Text: cleanText(facts.CertificateNo), Lang: 'EN' }]),
    row('DOC_REVISION', revision),
    date('DOC_DECIDED', facts.DecisionDate),
    date('DOC_FIRST_ISSUED', facts.FirstIssueDate),
    date(facts.Kind === 'STATEMENT' ? 'DOC_STATED_AS_AT' : 'DOC_EFFECTIVE', facts.EffectiveDate),
    facts.ExpiryDate === null
      ? row('DOC_VALIDITY', fixed('DOC_NO_EXPIRY'))
      : date('DOC_VALID_UNTIL', facts.ExpiryDate),
  ];
}

function verificationAddress(facts: CertificateFacts): string {
  return `${facts.PublicUrl}${verifyPath(facts.CertificateNo, facts.Code)}`;
}

/** Width of texts: a Latin letter counts one, a wide character two, a line break a whole line. */
function width(texts: readonly PageLine[], sites: readonly string[]): number {
  const text = [...texts.map((line) => line.Text), ...sites].join('   ');
  return text.replace(/\n/g, ' '.repeat(70)).replace(/[\u1100-\u{10FFFF}]/gu, '  ').length;
}
