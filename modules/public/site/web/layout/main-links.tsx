import type { SitePage } from '../../rules/page.ts';
import { useSiteText } from '../use-site-text.ts';

const links = [
  { Href: '/services', Text: 'SITE_NAV_SERVICES', Pages: ['services', 'service'] },
  { Href: '/search', Text: 'SITE_NAV_CHECK', Pages: ['search', 'verify', 'check', 'follow'] },
  { Href: '/disclosure', Text: 'SITE_NAV_DISCLOSURE', Pages: ['disclosure'] },
  { Href: '/faq', Text: 'SITE_NAV_HELP', Pages: ['faq', 'contact'] },
] as const satisfies readonly { Href: string; Text: string; Pages: readonly SitePage['Name'][] }[];

export function MainLinks({ page }: { page: SitePage['Name'] }) {
  const t = useSiteText();
  return links.map((link) => (
    <a
      key={link.Href}
      href={link.Href}
      className="main-link"
      aria-current={(link.Pages as readonly string[]).includes(page) ? 'page' : undefined}
    >
      {t(link.Text)}
    </a>
  ));
}
