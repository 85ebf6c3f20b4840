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

/** Everything that the template of a disclosure document prints, in the languages of its certificate. */
export function disclosurePage(facts: DisclosureFacts, setting: LanguageSetting, isDemo: boolean) {
  const { Certificate, Assessment, MadeOn } = facts;
  const { Kind } = Certificate;
  const no = cleanText(Certificate.CertificateNo);
  const say = (key: DisclosureText | `TYPE_${string}`, params: Params = {}): PageLine[] =>
    lines(inEvery(key, params), setting);
  const address = `${Certificate.PublicUrl}${verifyPath(Certificate.CertificateNo)}`;
  const shown = address.replace(/^https?:\/\//, '');
  const { Email, PhoneNo } = certificationBodyContact();
  const title = say('DISCLOSE_TITLE');
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
    Lead: say(`DISCLOSE_LEAD_${Kind}`, { no }),
    Facts: certificateRows(facts, setting, say),
    How: say('DISCLOSE_HOW'),
    Steps: stepRows(Assessment, setting, say),
    Separate: Assessment.IsSeparate ? say('DISCLOSE_SEPARATE') : [],
    Means: say('DISCLOSE_MEANS'),
    MeansText: say(`DISCLOSE_MEANS_${Kind}`),
    Complaints: say('DISCLOSE_COMPLAINTS', { email: Email, phone: PhoneNo }),
    Check: say('DISCLOSE_CHECK', { address: shown }),
    Qr: qrCode(address),
    QrAlt: say('DISCLOSE_QR', { no })
      .map((line) => line.Text)
      .join(' '),
    Demo: isDemo ? say('DISCLOSE_DEMO') : [],
    PageOf: say('DISCLOSE_PAGE', { page: '{{Page}}', pages: '{{Pages}}' }),
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
  say: Translate,
): Row[] {
  const { Kind, NameExtra, ServiceName } = Certificate;
  const rows: Row[] = [
    {
      Label: say(`DISCLOSE_NUMBER_${Kind}`),
      Value: [{ Text: cleanText(Certificate.CertificateNo), Lang: 'EN' }],
    },
    { Label: say('DISCLOSE_SERVICE'), Value: lines(withExtra(ServiceName, NameExtra), setting) },
    { Label: say('DISCLOSE_SCOPE'), Value: lines(Certificate.Scope, setting) },
    { Label: say('DISCLOSE_SITES'), Value: siteLines(Certificate.Sites, setting) },
    { Label: say('DISCLOSE_FIRST_ISSUED'), Value: pageDate(Certificate.FirstIssueDate, setting) },
    { Label: say('DISCLOSE_DECIDED'), Value: pageDate(Certificate.DecisionDate, setting) },
    {
      Label: say(Kind === 'STATEMENT' ? 'DISCLOSE_STATED' : 'DISCLOSE_EFFECTIVE'),
      Value: pageDate(Certificate.EffectiveDate, setting),
    },
    {
      Label: say('DISCLOSE_VALID_UNTIL'),
      Value: Certificate.ExpiryDate === null ? [] : pageDate(Certificate.ExpiryDate, setting),
    },
    { Label: say('DISCLOSE_REVISION'), Value: [{ Text: `R${Certificate.Revision}`, Lang: 'EN' }] },
    { Label: say('DISCLOSE_MADE'), Value: pageDate(MadeOn, setting) },
  ];
  return rows.filter((row) => row.Value.length > 0);
}

function stepRows(
  { Type, Received, Evaluated, Reviewed, Approved }: DisclosureFacts['Assessment'],
  setting: LanguageSetting,
  say: Translate,
): Row[] {
  const day = (key: DisclosureText, on: string | null): Row[] =>
    on === null ? [] : [{ Label: say(key), Value: pageDate(on, setting) }];
  return [
    { Label: say('DISCLOSE_KIND'), Value: say(`TYPE_${Type}`) },
    ...day('DISCLOSE_RECEIVED', Received),
    ...day('DISCLOSE_EVALUATED', Evaluated),
    ...day('DISCLOSE_REVIEWED', Reviewed),
    ...day('DISCLOSE_APPROVED', Approved),
  ];
}

/** Names of places are what they are in every language: one below the other, once. */
const siteLines = (sites: readonly string[], setting: LanguageSetting): PageLine[] => {
  const Text = sites
    .map((site) => cleanText(site).replaceAll('\n', ' '))
    .filter(Boolean)
    .join('\n');
  return Text === '' ? [] : [{ Text, Lang: setting === 'BILINGUAL' ? 'EN' : setting }];
};

/** A standard without its edition says too little. */
const withExtra = (name: LocalText, extra: LocalText | null): LocalText => ({
  EN: extra?.EN ? `${name.EN}, ${extra.EN}` : name.EN,
  CHT: extra?.CHT ? `${name.CHT}（${extra.CHT}）` : name.CHT,
  CHS: extra?.CHS ? `${name.CHS}（${extra.CHS}）` : name.CHS,
});
