import type { RegisterQuery } from '../rules/page.ts';

/**
 * Address of the public register page with the given filters, order and page number; default values are
 * omitted.
 */
export function searchAddress(query: RegisterQuery, page: number): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && params.set(name, value);
  set('q', query.Search);
  set('service', query.ServiceKey);
  set('tag', query.TagCode);
  set('industry', query.IndustryCode);
  set('status', query.Verdict);
  set('from', query.From);
  set('to', query.To);
  set('sort', query.Sort);
  set('size', query.PageSize === 10 ? undefined : String(query.PageSize));
  set('page', page === 1 ? undefined : String(page));
  return params.size === 0 ? '/search' : `/search?${params}`;
}
