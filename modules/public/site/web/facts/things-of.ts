/**
 * Structured data (schema.org) for search engines on public pages: organisation, service, FAQ, and a
 * certificate's status, the latter only for today and without a code.
 */
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { FaqGroup } from '#modules/public/content/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { SiteInput, SitePage } from '../../rules/page.ts';
import type { SiteTranslate } from '../use-site-text.ts';
import { certificationBodyId, organisationThing, webSiteThing } from './organisation-thing.ts';
import type { Thing } from './thing.ts';

/** Breadcrumbs from the home page to the current page. */
function trailThing(
  input: SiteInput,
  t: SiteTranslate,
  above: { Path: string; Title: string },
  here: string,
): Thing {
  const step = (position: number, name: string, path: string): Thing => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${input.PublicUrl}${path}`,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, t('SITE_TRAIL_HOME'), '/home'),
      step(2, above.Title, above.Path),
      step(3, here, input.Path.split('?')[0] ?? '/'),
    ],
  };
}

type Translate = (text: Localized) => string;

/** Amount in dollars with a decimal point, as schema.org requires. */
const amount = (cents: number): string => (cents / 100).toFixed(2);

/** An offered service with the fee of its first assessment. */
const serviceThings = (input: SiteInput, service: PublicService, textOf: Translate): Thing[] => [
  organisationThing(input, textOf),
  {
    '@type': 'Service',
    name: textOf(service.Name),
    description: textOf(service.Summary),
    serviceType: textOf(service.Name),
    url: `${input.PublicUrl}/service/view/${service.ServiceKey}`,
    provider: { '@id': certificationBodyId(input) },
    offers: { '@type': 'Offer', price: amount(service.FromCents), priceCurrency: 'HKD' },
  },
];

/** Questions and answers, which search engines display as simple HTML. */
const questionsThing = (groups: readonly FaqGroup[], textOf: (text: Localized) => string): Thing => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ Questions }) =>
    Questions.map((question) => ({
      '@type': 'Question',
      name: textOf(question.Title),
      acceptedAnswer: { '@type': 'Answer', text: textOf(question.Answer) },
    })),
  ),
});

type VerifyPage = Extract<SitePage, { Name: 'verify' }>;

/**
 * Facts about a certificate today. Nothing for another day or a page opened with a code: readers of this
 * data alone would take it as current and public.
 */
function certificationThings(
  input: SiteInput,
  { Verdict: { Certificate, On }, Today, Code }: VerifyPage,
  textOf: (text: Localized) => string,
): Thing[] {
  if (!Certificate || On !== Today || Code !== '') return [];
  const isActive = Certificate.Verdict === 'VALID';
  return [
    organisationThing(input, textOf),
    {
      '@type': 'Certification',
      name: textOf(Certificate.ServiceName),
      certificationIdentification: Certificate.CertificateNo,
      url: `${input.PublicUrl}${verifyPath(Certificate.CertificateNo)}`,
      certificationStatus: isActive
        ? 'https://schema.org/CertificationActive'
        : 'https://schema.org/CertificationInactive',
      issuedBy: { '@id': certificationBodyId(input) },
      about: { '@type': 'Organization', name: textOf(Certificate.OrgName) },
      datePublished: Certificate.FirstIssueDate,
      validFrom: Certificate.EffectiveDate,
      ...(Certificate.ExpiryDate && { expires: Certificate.ExpiryDate }),
    },
  ];
}

/** All structured data of a page; empty for pages that only redirect. */
export function thingsOf(input: SiteInput, t: SiteTranslate, textOf: (text: Localized) => string): Thing[] {
  const { Page } = input;
  switch (Page.Name) {
    case 'home':
      return [organisationThing(input, textOf), webSiteThing(input, t)];
    case 'contact':
      return [organisationThing(input, textOf, Page.Contact)];
    case 'service': {
      const above = { Path: '/services', Title: t('SITE_NAV_SERVICES') };
      return [
        ...serviceThings(input, Page.Service, textOf),
        trailThing(input, t, above, textOf(Page.Service.Name)),
      ];
    }
    case 'faq':
      return Page.Search === '' ? [questionsThing(Page.Groups, textOf)] : [];
    case 'verify': {
      const things = certificationThings(input, Page, textOf);
      const above = { Path: '/search', Title: t('SITE_SEARCH_TITLE') };
      return things.length === 0 ? [] : [...things, trailThing(input, t, above, Page.Verdict.CertificateNo)];
    }
    default:
      return [];
  }
}
