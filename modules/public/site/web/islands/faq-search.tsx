/**
 * Search field of the public FAQ page: hides questions that do not match while typing; Enter, or the form
 * without scripts, searches on the server.
 */
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useIslandText } from '../use-island-text.ts';

/**
 * `search`, `count`: search text and number of results from the server; without scripts the form submits to
 * the server.
 */
type Props = { search: string; count: number };

/** Filters the questions while typing; Enter fetches those that the server omitted. */
export function FaqSearch({ search, count }: Props) {
  const t = useIslandText();
  const [found, setFound] = useState(count);
  const [query, setQuery] = useState(search);
  const narrow = (typed: string) => {
    setQuery(typed);
    setFound(showMatching(typed));
  };
  return (
    <form className="faq-search" action="/faq" method="get">
      <label className="visually-hidden" htmlFor="faq-words">
        {t('FAQ_SEARCH')}
      </label>
      <input
        id="faq-words"
        className="field"
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        placeholder={t('FAQ_SEARCH')}
        value={query}
        onChange={(event) => narrow(event.currentTarget.value)}
      />
      <button type="submit" className="button primary">
        <Icon name="search" />
        {t('FAQ_SEARCH_GO')}
      </button>
      <p className="small muted" role="status">
        {query.trim() !== '' && t(found === 0 ? 'FAQ_FOUND_NONE' : 'FAQ_FOUND', { count: found })}{' '}
        {search !== '' && <a href="/faq">{t('FAQ_ALL')}</a>}
      </p>
    </form>
  );
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Hides questions that lack one of the words, and empty groups; returns the number of visible questions. */
function showMatching(typed: string): number {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const question of document.querySelectorAll<HTMLDetailsElement>('[data-faq]')) {
    const text = plain(question.textContent ?? '');
    question.hidden = !terms.every((term) => text.includes(term));
    if (!question.hidden) count += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]'))
    group.hidden = group.querySelector('[data-faq]:not([hidden])') === null;
  return count;
}
