/**
 * Reads the query parameters of the open screen's address as texts (`useSearchText`), and converts parsed
 * ones to texts for the router. Lists read theirs with `useListState`. Query parameters are plain strings, as
 * the API expects: no JSON, no guessed types.
 */
import { useSearch } from '@tanstack/react-router';

/** Reads query parameters as texts; a list reads its own (Page, Sort, filters) with `useListState`. */
export const searchTexts = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );

/** Query parameters of the open screen by name: `useSearchText<'key' | 'tab'>().key`. */
export function useSearchText<Name extends string>(): Partial<Record<Name, string>> {
  return useSearch({ strict: false }) as Partial<Record<Name, string>>;
}

/** Reads an address's query, for the router. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** Writes the query of an address without empty parameters, for the router. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
