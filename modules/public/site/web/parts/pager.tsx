/**
 * Page links below the public lists: previous and next, first, last and neighbouring pages; hidden if there
 * is only one.
 */
import { useSiteText } from '../use-site-text.ts';
import { Icon } from './icon.tsx';

type Props = { page: number; last: number; href: (page: number) => string };

/** First, last and neighbouring page numbers; null marks a gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const shown = [...new Set(candidates)].sort((one, other) => one - other);
  return shown.flatMap((one, at) => (at > 0 && one - (shown[at - 1] ?? 0) > 1 ? [null, one] : [one]));
}

export function Pager({ page, last, href }: Props) {
  const t = useSiteText();
  if (last < 2) return null;
  return (
    <nav className="pager" aria-label={t('SITE_PAGES')}>
      {page > 1 && (
        <a className="button" rel="prev" href={href(page - 1)}>
          <Icon name="left" />
          {t('SITE_PAGE_BEFORE')}
        </a>
      )}
      <ol>
        {pagesAround(page, last).map((one, at) => (
          <li key={one ?? `gap-${at}`}>
            {one === null ? (
              <span className="faint">…</span>
            ) : (
              <a
                href={href(one)}
                aria-label={t('SITE_PAGE', { page: one })}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <a className="button" rel="next" href={href(page + 1)}>
          {t('SITE_PAGE_NEXT')}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
