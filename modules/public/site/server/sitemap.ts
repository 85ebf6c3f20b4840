/**
 * Generates `sitemap.xml` (public pages and services in all languages, with dates of change where known) and
 * `robots.txt` for search engines.
 */
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import type { SiteDeps } from './deps.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const alternate = (tag: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(address)}"/>`;

function entry(address: string, day: string | undefined): string {
  const languages = LANGUAGES.map((code) => alternate(LANGUAGE_TAGS[code], `${address}?lang=${code}`));
  const others = [...languages, alternate('x-default', address)].join('');
  const changed = day ? `<lastmod>${day}</lastmod>` : '';
  return `<url><loc>${escaped(address)}</loc>${changed}${others}</url>`;
}

/** Dates of the last change of pages, where known. */
async function days(deps: SiteDeps): Promise<ReadonlyMap<string, string>> {
  const [services, terms, privacy] = await Promise.all([
    deps.serviceDays(),
    deps.legalText('TERMS'),
    deps.legalText('PRIVACY'),
  ]);
  return new Map([
    ...[...services].map(([key, day]) => [`/service/view/${key}`, day] as const),
    ['/terms', terms.Since],
    ['/privacy', privacy.Since],
  ]);
}

/** Lists the pages for search engines: the public screens and one per service. */
export async function sitemap(deps: SiteDeps): Promise<string> {
  const base = deps.publicUrl.replace(/\/+$/, '');
  const fixed = Object.values<Screen>(screens)
    .filter((screen) => screen.Layout === 'frontend' && !screen.Path.includes('$') && screen.Path !== '/404')
    .map((screen) => screen.Path);
  const [services, known] = await Promise.all([deps.services(), days(deps)]);
  const paths = [...fixed, ...services.map((service) => `/service/view/${service.ServiceKey}`)];
  const entries = paths.map((path) => entry(`${base}${path}`, known.get(path)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export const robots = (deps: SiteDeps): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${deps.publicUrl.replace(/\/+$/, '')}/sitemap.xml\n`;
