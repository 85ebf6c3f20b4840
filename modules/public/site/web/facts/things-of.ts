import type { Localized } from '#platform/common/contract/shapes.ts';
import type { SiteInput } from '../../rules/page.ts';
import type { SiteTranslate } from '../use-site-text.ts';
import { certificationThings } from './certification-thing.ts';
import { organisationThing, webSiteThing } from './organisation-thing.ts';
import { questionsThing } from './questions-thing.ts';
import { serviceThings } from './service-thing.ts';
import type { Thing } from './thing.ts';
import { trailThing } from './trail-thing.ts';

/** What a page states as facts, for machines; pages that only lead elsewhere state none. */
export function thingsOf(input: SiteInput, t: SiteTranslate, say: (text: Localized) => string): Thing[] {
  const { Page } = input;
  switch (Page.Name) {
    case 'home':
      return [organisationThing(input, say), webSiteThing(input, t)];
    case 'contact':
      return [organisationThing(input, say, Page.Contact)];
    case 'service': {
      const above = { Path: '/services', Title: t('SITE_NAV_SERVICES') };
      return [
        ...serviceThings(input, Page.Service, say),
        trailThing(input, t, above, say(Page.Service.Name)),
      ];
    }
    case 'faq':
      return Page.Search === '' ? [questionsThing(Page.Groups, say)] : [];
    case 'verify': {
      const things = certificationThings(input, Page, say);
      const above = { Path: '/search', Title: t('SITE_SEARCH_TITLE') };
      return things.length === 0 ? [] : [...things, trailThing(input, t, above, Page.Verdict.CertificateNo)];
    }
    default:
      return [];
  }
}
