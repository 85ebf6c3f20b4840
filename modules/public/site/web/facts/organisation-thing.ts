/**
 * Structured data (schema.org) for search engines about the certification body and its website with the
 * register search.
 */
import type { Contact } from '#platform/common/settings/contact.ts';
import type { SiteInput } from '../../rules/page.ts';
import type { SiteTranslate } from '../use-site-text.ts';
import type { Thing } from './thing.ts';

/** Identifier by which other structured data refers to the organisation. */
export const certificationBodyId = (input: SiteInput): string => `${input.PublicUrl}/#body`;

/** The organisation that operates the portal, with contact details on pages that show them. */
export function organisationThing(
  input: SiteInput,
  textOf: (text: Contact['Address']) => string,
  contact: Contact | null = null,
): Thing {
  return {
    '@type': 'Organization',
    '@id': certificationBodyId(input),
    name: input.Config.Name,
    url: `${input.PublicUrl}/home`,
    logo: `${input.PublicUrl}${input.Config.Brand.Logo ?? '/icon.svg'}`,
    ...(contact && {
      legalName: textOf(contact.LegalName),
      ...(contact.RegistrationNo && { identifier: contact.RegistrationNo }),
      ...(contact.WebAddress && { sameAs: contact.WebAddress }),
      ...(contact.Email && { email: contact.Email }),
      ...(contact.PhoneNo && { telephone: contact.PhoneNo }),
      address: textOf(contact.Address),
    }),
  };
}

/** The website with its search action, so that machines can search the register. */
export const webSiteThing = (input: SiteInput, t: SiteTranslate): Thing => ({
  '@type': 'WebSite',
  name: input.Config.Name,
  description: t('SITE_HOME_DESCRIPTION'),
  url: `${input.PublicUrl}/home`,
  publisher: { '@id': certificationBodyId(input) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${input.PublicUrl}/search?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
