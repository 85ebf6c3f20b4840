import type { PublicTag } from '#platform/common/contract/public-tag.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';

/**
 * Links on the public services page that filter the services by tag; plain links, which work without scripts
 * and can be shared.
 */
export function TagLinks({ tags, chosen }: { tags: readonly PublicTag[]; chosen: string | null }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const link = (code: string | null, label: string) => (
    <li key={code ?? ''}>
      <a href={code ? `/services?tag=${code}` : '/services'} aria-current={code === chosen || undefined}>
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('SITE_TOPIC')}>
      <ul className="tag-links">
        {link(null, t('SITE_SEARCH_ALL'))}
        {tags.map((tag) => link(tag.TagCode, text.text(tag.Name)))}
      </ul>
    </nav>
  );
}
