import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../toast.ts';
import type { ListState } from '../use-list-state.ts';
import type { ListViewState, ListViewStateProps } from './list-view-state.ts';
import { knownParams } from './view-params.ts';

/**
 * Hook that opens a saved view of a list, or all rows, by writing its filters and columns to the URL, so
 * that the link works for others too; shows which filters of an old view no longer exist.
 */
export function useOpenView(
  props: ListViewStateProps,
  names: readonly string[],
  state: ListState,
  defaultKey: string | null,
): ListViewState['open'] {
  const reportDropped = useDropped(props);
  return (view, options) => {
    const nothing = [...names, 'Sort', 'Search', 'PageSize'].map((name) => [name, undefined] as const);
    const choices = (props.filters ?? []).map(({ name, options: some }) => ({
      name,
      values: some.map(({ value }) => value),
    }));
    const { known, unknown } = knownParams(view?.Params ?? {}, names, choices);
    if (view) reportDropped([...view.Dropped, ...unknown]);
    state.set(
      {
        ...Object.fromEntries(nothing),
        ...known,
        Columns: view?.Columns?.join('.'),
        View: view?.ViewKey ?? (defaultKey ? 'ALL' : undefined),
      },
      options,
    );
  };
}

/** Shows which filters of an old view were omitted, by their labels. */
function useDropped({ filters = [], ranges = [] }: ListViewStateProps): (names: readonly string[]) => void {
  const t = useText();
  const format = useFormat();
  return (names) => {
    if (names.length === 0) return;
    const labels = names.map(
      (name) =>
        filters.find((filter) => filter.name === name)?.label ??
        ranges.find(({ from, to }) => from === name || to === name)?.label ??
        name,
    );
    toast(t('LIST_VIEW_DROPPED', { names: format.list([...new Set(labels)]) }), 'warning');
  };
}
