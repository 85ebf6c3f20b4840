import type { Screen } from '@assay/shared/access/screen.ts';
import { screens } from '@assay/shared/access/screens.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '@assay/shared/translation/language.ts';
import type { SiteDeps } from './deps.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function entry(address: string): string {
  const alternates = LANGUAGES.map(
    (code) =>
      `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[code]}" href="${escaped(`${address}?lang=${code}`)}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc>${alternates.join('')}</url>`;
}

/** The pages that search engines should know: the public screens and one per service. */
export async function sitemap(deps: SiteDeps): Promise<string> {
  const base = deps.publicUrl.replace(/\/+$/, '');
  const fixed = Object.values<Screen>(screens)
    .filter((screen) => screen.Layout === 'frontend' && !screen.Path.includes('$') && screen.Path !== '/404')
    .map((screen) => screen.Path);
  const services = await deps.services();
  const paths = [...fixed, ...services.map((service) => `/service/view/${service.ServiceKey}`)];
  const entries = paths.map((path) => entry(`${base}${path}`));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export const robots = (deps: SiteDeps): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${deps.publicUrl.replace(/\/+$/, '')}/sitemap.xml\n`;
