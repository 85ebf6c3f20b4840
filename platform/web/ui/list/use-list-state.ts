/**
 * Hook that keeps a list's search, filters, sort order, page, view and columns in the URL, so that a link or
 * "back" shows the same rows, and returns the query for the route.
 */
import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { resolveRelativeDays } from '#platform/common/format/relative-days.ts';
import { rememberList } from '../../session/list-address.ts';
import { useNavigateTo } from '../use-navigate-to.ts';
import type { ListQuery } from './list-types.ts';

const OWN = ['Page', 'PageSize', 'Sort', 'Search'];

export type ListState = {
  /** Query for the route, with relative dates resolved. */
  query: ListQuery;
  /** The URL value: "the last 30 days" is `-30d` there, and remains correct tomorrow. */
  given: ListQuery;
  page: number;
  pageSize: number;
  sort: string | undefined;
  search: string;
  isFiltered: boolean;
  /** The open view; `ALL` if the user wants all rows although the list opens with a view. */
  view: string | undefined;
  /** Columns set by a view. */
  columns: readonly string[] | null;
  /** The URL has no parameters of this list. */
  isBare: boolean;
  /** Changes parameters; undefined removes one. Any change except of the page returns to page 1. */
  set: (patch: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => void;
};

/** Keeps search, filters, sort and page in the URL, so that a link or "back" shows the same rows. */
export function useListState(filterNames: readonly string[], defaultSort?: string): ListState {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const { pathname, searchStr } = useLocation();
  useEffect(() => rememberList(pathname, searchStr), [pathname, searchStr]);
  const go = useNavigateTo();
  const known = [...OWN, ...filterNames].filter((name) => search[name]);
  const params = Object.fromEntries(known.map((name) => [name, search[name] ?? '']));

  const set: ListState['set'] = (patch, options) => {
    const next = { ...search, ...('Page' in patch ? {} : { Page: undefined }), ...patch };
    const entries = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
    const text = new URLSearchParams(entries).toString();
    go(`${pathname}${text && `?${text}`}`, options);
  };
  return {
    query: resolveRelativeDays({ ...(defaultSort && { Sort: defaultSort }), ...params }, new Date()),
    given: params,
    page: Number(params.Page ?? 1),
    pageSize: Number(params.PageSize ?? 10),
    sort: params.Sort ?? defaultSort,
    search: params.Search ?? '',
    view: search.View,
    columns: search.Columns?.split('.') ?? null,
    isBare: known.length === 0 && !search.View && !search.Columns,
    isFiltered: known.some((name) => name === 'Search' || filterNames.includes(name)),
    set,
  };
}
