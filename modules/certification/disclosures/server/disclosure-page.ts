import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { cleanText } from '#platform/server/pdf/clean-text.ts';
import { lines, type PageLine } from '#platform/server/pdf/lines.ts';
import { pageDate } from '#platform/server/pdf/page-date.ts';
import type { LanguageSetting, LocalText } from '#platform/server/pdf/page-language.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import { certificationBodyContact } from '#platform/server/settings/certification-body-contact.ts';
import type { disclosureTexts } from '../texts/disclosure.ts';
import type { DisclosureFacts } from './facts.ts';

type DisclosureText = keyof typeof disclosureTexts;
type Row = { Label: PageLine[]; Value: PageLine[] };
type Params = Readonly<Record<string, string | number>>;

/**
 * Builds all texts for the template of a certificate's disclosure document: the certificate's facts, the
 * steps of its assessment, and how to verify or complain, in the languages of its certificate.
 */
export function disclosurePage(facts: DisclosureFacts, setting: LanguageSetting, isDemo: boolean) {
  const { Certificate, Assessment, MadeOn } = facts;
  const { Kind } = Certificate;
  const no = cleanText(Certificate.CertificateNo);
  const text = (key: DisclosureText | `TYPE_${string}`, params: Params = {}): PageLine[] =>
    lines(inEvery(key, params), setting);
  const address = `${Certificate.PublicUrl}${verifyPath(Certificate.CertificateNo)}`;
  const shown = address.replace(/^https?:\/\//, '');
  const { Email, PhoneNo } = certificationBodyContact();
  const title = text('DISCLOSE_TITLE');
  return {
    Languages: setting === 'BILINGUAL' ? ['EN', 'CHT'] : [setting],
    DocumentTitle: [title[0]?.Text, no, lines(Certificate.OrgName, setting)[0]?.Text]
      .filter(Boolean)
      .join(' · '),
    DocumentDate: MadeOn.split('-').map(Number),
    Author: lines(Certificate.BodyName, setting)[0]?.Text ?? '',
    Body: lines(Certificate.BodyName, setting),
    Address: lines(certificationBodyContact().Address, setting),
    Title: title,
    Number: no,
    Organisation: lines(Certificate.OrgName, setting),
    Branch: lines(Certificate.BranchName, setting),
    Lead: text(`DISCLOSE_LEAD_${Kind}`, { no }),
    Facts: certificateRows(facts, setting, text),
    How: text('DISCLOSE_HOW'),
    Steps: stepRows(Assessment, setting, text),
    Separate: Assessment.IsSeparate ? text('DISCLOSE_SEPARATE') : [],
    Means: text('DISCLOSE_MEANS'),
    MeansText: text(`DISCLOSE_MEANS_${Kind}`),
    Complaints: text('DISCLOSE_COMPLAINTS', { email: Email, phone: PhoneNo }),
    Check: text('DISCLOSE_CHECK', { address: shown }),
    Qr: qrCode(address),
    QrAlt: text('DISCLOSE_QR', { no })
      .map((line) => line.Text)
      .join(' '),
    Demo: isDemo ? text('DISCLOSE_DEMO') : [],
    PageOf: text('DISCLOSE_PAGE', { page: '{{Page}}', pages: '{{Pages}}' }),
  };
}

const inEvery = (key: string, params: Params): LocalText => ({
  EN: translate(key, 'EN', params),
  CHT: translate(key, 'CHT', params),
  CHS: translate(key, 'CHS', params),
});

type Translate = (key: DisclosureText | `TYPE_${string}`, params?: Params) => PageLine[];

function certificateRows(
  { Certificate, MadeOn }: DisclosureFacts,
  setting: LanguageSetting,
  text: Translate,
): Row[] {
  const { Kind, NameExtra, ServiceName } = Certificate;
  const rows: Row[] = [
    {
      Label: text(`DISCLOSE_NUMBER_${Kind}`),
      Value: [{ Text: cleanText(Certificate.CertificateNo), Lang: 'EN' }],
    },
    { Label: text('DISCLOSE_SERVICE'), Value: lines(withExtra(ServiceName, NameExtra), setting) },
    { Label: text('DISCLOSE_SCOPE'), Value: lines(Certificate.Scope, setting) },
    { Label: text('DISCLOSE_SITES'), Value: siteLines(Certificate.Sites, setting) },
    { Label: text('DISCLOSE_FIRST_ISSUED'), Value: pageDate(Certificate.FirstIssueDate, setting) },
    { Label: text('DISCLOSE_DECIDED'), Value: pageDate(Certificate.DecisionDate, setting) },
    {
      Label: text(Kind === 'STATEMENT' ? 'DISCLOSE_STATED' : 'DISCLOSE_EFFECTIVE'),
      Value: pageDate(Certificate.EffectiveDate, setting),
    },
    {
      Label: text('DISCLOSE_VALID_UNTIL'),
      Value: Certificate.ExpiryDate === null ? [] : pageDate(Certificate.ExpiryDate, setting),
    },
    { Label: text('DISCLOSE_REVISION'), Value: [{ Text: `R${Certificate.Revision}`, Lang: 'EN' }] },
    { Label: text('DISCLOSE_MADE'), Value: pageDate(MadeOn, setting) },
  ];
  return rows.filter((row) => row.Value.length > 0);
}

function stepRows(
  { Type, Received, Evaluated, Reviewed, Approved }: DisclosureFacts['Assessment'],
  setting: LanguageSetting,
  text: Translate,
): Row[] {
  const day = (key: DisclosureText, on: string | null): Row[] =>
    on === null ? [] : [{ Label: text(key), Value: pageDate(on, setting) }];
  return [
    { Label: text('DISCLOSE_KIND'), Value: text(`TYPE_${Type}`) },
    ...day('DISCLOSE_RECEIVED', Received),
    ...day('DISCLOSE_EVALUATED', Evaluated),
    ...day('DISCLOSE_REVIEWED', Reviewed),
    ...day('DISCLOSE_APPROVED', Approved),
  ];
}

/** Site names are the same in every language, so each is printed once, one per line. */
const siteLines = (sites: readonly string[], setting: LanguageSetting): PageLine[] => {
  const Text = sites
    .map((site) => cleanText(site).replaceAll('\n', ' '))
    .filter(Boolean)
    .join('\n');
  return Text === '' ? [] : [{ Text, Lang: setting === 'BILINGUAL' ? 'EN' : setting }];
};

/** Name with its edition, since a standard without its edition is ambiguous. */
const withExtra = (name: LocalText, extra: LocalText | null): LocalText => ({
  EN: extra?.EN ? `${name.EN}, ${extra.EN}` : name.EN,
  CHT: extra?.CHT ? `${name.CHT}（${extra.CHT}）` : name.CHT,
  CHS: extra?.CHS ? `${name.CHS}（${extra.CHS}）` : name.CHS,
});
