import { useLocation, useSearch } from '@tanstack/react-router';
import { resolveRelativeDays } from '#platform/common/format/relative-days.ts';
import { useNavigateTo } from '../use-navigate-to.ts';
import type { ListQuery } from './list-types.ts';

const OWN = ['Page', 'PageSize', 'Sort', 'Search'];

export type ListState = {
  /** What the route is asked. Days are plain days. */
  query: ListQuery;
  /** The URL value: "the last 30 days" is `-30d` there, and is still correct tomorrow. */
  given: ListQuery;
  page: number;
  pageSize: number;
  sort: string | undefined;
  search: string;
  isFiltered: boolean;
  /** The open view; `ALL` where the user wants all rows although the list opens with a view. */
  view: string | undefined;
  /** Columns that a view brought along. */
  columns: readonly string[] | null;
  /** Nothing is announced for this list. */
  isBare: boolean;
  /** Changes parameters; an undefined one is taken away. Anything but the page itself leads back to page 1. */
  set: (patch: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => void;
};

/** Search, filters, sort and page of a list live in the address, so that a link or "back" shows the same rows. */
export function useListState(filterNames: readonly string[], defaultSort?: string): ListState {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const { pathname } = useLocation();
  const go = useNavigateTo();
  const known = [...OWN, ...filterNames].filter((name) => search[name]);
  const given = Object.fromEntries(known.map((name) => [name, search[name] ?? '']));

  const set: ListState['set'] = (patch, options) => {
    const next = { ...search, ...('Page' in patch ? {} : { Page: undefined }), ...patch };
    const kept = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
    const text = new URLSearchParams(kept).toString();
    go(`${pathname}${text && `?${text}`}`, options);
  };
  return {
    query: resolveRelativeDays({ ...(defaultSort && { Sort: defaultSort }), ...given }, new Date()),
    given,
    page: Number(given.Page ?? 1),
    pageSize: Number(given.PageSize ?? 10),
    sort: given.Sort ?? defaultSort,
    search: given.Search ?? '',
    view: search.View,
    columns: search.Columns?.split('.') ?? null,
    isBare: known.length === 0 && !search.View && !search.Columns,
    isFiltered: known.some((name) => name === 'Search' || filterNames.includes(name)),
    set,
  };
}
