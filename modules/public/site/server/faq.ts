import { searchFaq } from '#modules/public/content/rules/search-faq.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { SiteDeps } from './deps.ts';
import type { Asked, Loaded } from './loader.ts';

/** Questions and answers; those that match what was looked for, in whichever language it was typed. */
export async function loadFaq({ Query }: Asked, deps: SiteDeps): Promise<Loaded> {
  const Search = (Query.q ?? '').normalize('NFKC').trim().slice(0, 100);
  const { Groups } = (await deps.content('FAQ')).Content;
  const found = LANGUAGES.map((language) => searchFaq(Groups, Search, language)).find(
    (all) => all.length > 0,
  );
  return { Page: { Name: 'faq', Groups: found ?? [], Search, Contact: deps.contact() } };
}
