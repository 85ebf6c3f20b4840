/**
 * Title, description and indexing of each public page, for browser tabs, search engines and link previews.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { SitePage } from '../../rules/page.ts';
import type { SiteTranslate } from '../use-site-text.ts';

export type PageHead = { Title: string; Description: string; IsIndexed: boolean };

type Translate = (text: Localized) => string;

function verdictHead(
  page: Extract<SitePage, { Name: 'verify' }>,
  t: SiteTranslate,
  textOf: Translate,
): PageHead {
  const { Certificate, CertificateNo, Verdict } = page.Verdict;
  if (!Certificate)
    return { Title: t('SITE_UNKNOWN_TITLE'), Description: t('SITE_UNKNOWN_TITLE'), IsIndexed: false };
  const facts = [CertificateNo, textOf(Certificate.OrgName), textOf(Certificate.ServiceName)].join(' · ');
  return {
    Title: `${CertificateNo} · ${t(`SITE_VERDICT_${Verdict}`)}`,
    Description: facts,
    // An unlisted certificate was opened with its code and must not be indexed.
    IsIndexed: page.Code === '' && !certificateStatuses.withCode.includes(Certificate.CertificateStatusCode),
  };
}

/** Returns the title and description of a page, and whether search engines may index it. */
export function pageHead(page: SitePage, t: SiteTranslate, textOf: Translate): PageHead {
  const plain = (Title: string, Description: string): PageHead => ({ Title, Description, IsIndexed: true });
  switch (page.Name) {
    case 'home':
      return plain(textOf(page.Content.Title) || t('SITE_HOME_TITLE'), t('SITE_HOME_DESCRIPTION'));
    case 'services':
      return plain(t('SITE_NAV_SERVICES'), t('SITE_SERVICES_LEAD'));
    case 'service':
      return plain(textOf(page.Service.Name), textOf(page.Service.Summary));
    case 'search': {
      const { Page, PageSize: _size, ...narrowing } = page.Query;
      const isNarrowed = Object.values(narrowing).some((value) => value !== undefined) || Page > 1;
      return { Title: t('SITE_SEARCH_TITLE'), Description: t('SITE_SEARCH_LEAD'), IsIndexed: !isNarrowed };
    }
    case 'verify':
      return verdictHead(page, t, textOf);
    case 'check':
      return {
        Title: t('SITE_MANY_TITLE'),
        Description: t('SITE_CHECK_MANY'),
        IsIndexed: page.Result === null && page.Problem === null,
      };
    case 'follow':
      return { Title: t('TITLE_FOLLOW'), Description: t('FOLLOW_TEXT'), IsIndexed: false };
    case 'disclosure':
      return plain(t('SITE_DISCLOSURE_TITLE'), t('SITE_DISCLOSURE_LEAD'));
    case 'contact':
      return plain(t('SITE_CONTACT_TITLE'), t('SITE_CONTACT_LEAD'));
    case 'faq':
      return plain(t('SITE_FAQ_TITLE'), t('SITE_FAQ_DESCRIPTION'));
    case 'privacy':
      return plain(t('SITE_PRIVACY_TITLE'), t('SITE_LEGAL_DESCRIPTION'));
    case 'terms':
      return plain(t('SITE_TERMS_TITLE'), t('SITE_LEGAL_DESCRIPTION'));
    case 'fault':
      return { Title: t('SITE_FAULT_TITLE'), Description: t('SITE_FAULT_TEXT'), IsIndexed: false };
    case 'notFound':
      return { Title: t('SITE_NOT_FOUND_TITLE'), Description: t('SITE_NOT_FOUND_TEXT'), IsIndexed: false };
  }
}
