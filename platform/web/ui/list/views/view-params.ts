/**
 * Converts a list's URL parameters to those that a saved view stores, decides whether the list differs from
 * its view, and separates a view's filters into known and outdated ones.
 */
import type { ListQuery } from '../list-types.ts';

type ViewedState = { given: ListQuery; defaultSort: string | undefined };

/** Returns the parameters that a view stores: without the page, and without default values. */
export const viewParams = ({ given: params, defaultSort }: ViewedState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) =>
        name !== 'Page' &&
        !(name === 'PageSize' && value === '10') &&
        !(name === 'Sort' && value === defaultSort),
    ),
  );

const inOrder = (params: ListQuery): string => JSON.stringify(Object.entries(params).sort());

type Shown = ViewedState & { columns: readonly string[] };
type StoredView = { Params: ListQuery; Columns: readonly string[] | null };

/** Whether the list differs from the view; columns only count if the view has any. */
export function isChanged(
  view: StoredView,
  { columns, ...content }: Shown,
  known: readonly string[],
): boolean {
  const storedParams = viewParams({ given: view.Params, defaultSort: content.defaultSort });
  if (inOrder(storedParams) !== inOrder(viewParams(content))) return true;
  const storedColumns = view.Columns?.filter((id) => known.includes(id));
  return storedColumns !== undefined && storedColumns.join() !== columns.join();
}

type Narrowing = { name: string; values: readonly string[] };

/** Returns the view's parameters that the screen knows, and the names of unknown ones. */
export function knownParams(
  params: ListQuery,
  names: readonly string[],
  choices: readonly Narrowing[],
): { known: Record<string, string>; unknown: string[] } {
  const isKnown = ([name, value]: [string, string]): boolean => {
    const choice = choices.find((one) => one.name === name);
    // The options may not be loaded yet.
    if (choice && choice.values.length > 0) return choice.values.includes(value);
    return names.includes(name) || ['Sort', 'Search', 'PageSize'].includes(name);
  };
  const entries = Object.entries(params);
  return {
    known: Object.fromEntries(entries.filter(isKnown)),
    unknown: entries.filter((entry) => !isKnown(entry)).map(([name]) => name),
  };
}
