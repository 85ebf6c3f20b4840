/**
 * Renders the public history of a certificate as an Atom feed (RFC 4287) for feed readers, newest entry
 * first, in one language.
 */
import { isScopeEvent, verifyPath } from '#modules/certification/certificates/rules/index.ts';
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { VerdictView } from '../../rules/contract.ts';
import { localizedName } from '../localized-name.ts';
import { escapeXml } from './escape-xml.ts';
import { verdictLinks } from './verdict-record.ts';

type FeedInput = { base: string; code: string; language: Language };
type Certificate = NonNullable<VerdictView['Certificate']>;
type Entry = Certificate['History'][number];

/** Start of a day at midnight in Hong Kong. */
const startOf = (day: string): string => `${day}T00:00:00+08:00`;

/** Public history of a certificate as an Atom feed (RFC 4287), newest first. */
export function verdictFeed(view: VerdictView, { base, code, language }: FeedInput): string {
  const { Certificate, CertificateNo } = view;
  const links = verdictLinks(base, CertificateNo, Certificate?.DownloadUrl ? code : '');
  const body = certificationBody().Name[language];
  const history = Certificate?.History ?? [];
  const title = translate('FEED_TITLE', language, { number: CertificateNo, body });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">
<id>${escapeXml(`${base}${verifyPath(CertificateNo)}`)}</id>
<title>${escapeXml(title)}</title>
<updated>${startOf(history.at(-1)?.On ?? view.On)}</updated>
<author><name>${escapeXml(body)}</name></author>
<link rel="alternate" type="text/html" href="${escapeXml(links.Page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(links.Feed)}"/>
${Certificate ? entries(Certificate, links.Page, language).reverse().join('\n') : ''}
</feed>
`;
}

function entries(certificate: Certificate, page: string, language: Language): string[] {
  const about = [
    localizedName(certificate.OrgName, language),
    localizedName(certificate.ServiceName, language),
  ].join(' · ');
  return certificate.History.map((entry, at) => {
    const before = certificate.History[at - 1];
    const entryTitle = [eventText(entry, before, language), certificate.CertificateNo].join(' · ');
    return `<entry>
<id>${escapeXml(`${page.split('?')[0]}#${entry.On}-${entry.Event}-R${entry.Revision}`)}</id>
<title>${escapeXml(entryTitle)}</title>
<updated>${startOf(entry.On)}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<summary>${escapeXml(about)}</summary>
</entry>`;
  });
}

function eventText(entry: Entry, before: Entry | undefined, language: Language): string {
  if (!before) return translate('FEED_ISSUED', language);
  if (isScopeEvent(entry.Event)) return translate(`FEED_${entry.Event}`, language);
  const revision =
    entry.Revision > before.Revision
      ? translate('FEED_REVISION', language, { revision: entry.Revision })
      : '';
  const verdict =
    entry.Verdict === before.Verdict ? '' : translate(`SITE_VERDICT_${entry.Verdict}`, language);
  return (
    [verdict, revision].filter(Boolean).join(' · ') || translate(`SITE_VERDICT_${entry.Verdict}`, language)
  );
}
