/**
 * Hook that loads the user's saved views and column choice of a list, opens the default view, and returns
 * the columns to show and whether the list differs from the open view.
 */
import { useEffect } from 'react';
import { type ListViewRow, type ListViews, listViewRoutes } from '#platform/common/list-view/contract.ts';
import { queryClient } from '../../../api/query-client.ts';
import { queryKeyOf, useGet } from '../../../api/use-get.ts';
import { useSend } from '../../../api/use-send.ts';
import type { Column } from '../list-types.ts';
import { shownColumns } from '../shown-columns.ts';
import type { ListState } from '../use-list-state.ts';
import type { ListViewState, ListViewStateProps } from './list-view-state.ts';
import { useOpenView } from './use-open-view.ts';
import { isChanged, viewParams } from './view-params.ts';

const NO_VIEWS: readonly ListViewRow[] = [];

type ListViewOptions<Row> = {
  listViewState: ListViewState;
  state: ListState;
  columns: Column<Row>[];
  /** `WAITING` until saved views are loaded; `OPENING` while a view is written to the URL. */
  stage: 'WAITING' | 'OPENING' | 'READY';
};

/** Returns a list's state together with its saved views and columns. */
export function useListViewState<Row>(
  props: ListViewStateProps,
  all: readonly Column<Row>[],
  names: readonly string[],
  raw: ListState,
): ListViewOptions<Row> {
  const { list, route, defaultSort } = props;
  const { read, take, choose } = useStoredViews(list);
  const { Rows: views = NO_VIEWS, DefaultViewKey: defaultKey = null, Columns: own = null } = read.data ?? {};
  const state = withDefault(raw, defaultKey);
  const open = useOpenView(props, names, raw, defaultKey);
  const first = views.find(({ ViewKey }) => ViewKey === defaultKey);
  const opening = state.isBare && !props.ignoresDefaultView && first;
  useEffect(() => {
    if (opening) open(opening, { replace: true });
  });

  const chosen = state.columns ?? own;
  const columns = shownColumns(all, chosen);
  const ids = columns.map(({ id }) => id);
  const known = all.map(({ id }) => id);
  const current = views.find(({ ViewKey }) => ViewKey === state.view);
  const content = { given: state.given, defaultSort };
  const listViewState: ListViewState = {
    ...{ list, route, views, current, defaultKey, all, columns, open, update: take },
    isChanged: current !== undefined && isChanged(current, { ...content, columns: ids }, known),
    hasOwnColumns: chosen !== null,
    toParams: () => ({ Params: viewParams(content), Columns: chosen && ids }),
    chooseColumns: (next) => {
      choose({ Columns: next && [...next] });
      if (state.columns) state.set({ Columns: undefined });
    },
    chooseDefault: (DefaultViewKey) => choose({ DefaultViewKey }),
  };
  const stage = opening ? 'OPENING' : list !== undefined && read.isPending ? 'WAITING' : 'READY';
  return { listViewState, state, columns, stage };
}

/** Loads the user's stored views of a list; none for a list without a name. */
function useStoredViews(list: ListViewStateProps['list']) {
  const query = { List: list ?? 'APPLICATIONS' } as const;
  const read = useGet(listViewRoutes.list, query, { enabled: list !== undefined });
  const take = (fresh: ListViews): void => {
    queryClient.setQueryData(queryKeyOf(listViewRoutes.list, query), fresh);
  };
  const send = useSend(listViewRoutes.choose, { onSuccess: take });
  const choose = (chosen: Partial<Pick<ListViews, 'Columns' | 'DefaultViewKey'>>): void => {
    if (list === undefined) return;
    // Applied immediately; the response only confirms it.
    if (read.data) take({ ...read.data, ...chosen });
    send.mutate({ List: list, ...chosen });
  };
  return { read: list === undefined ? { ...read, data: undefined } : read, take, choose };
}

/** If the list opens with a view, an empty URL would restore it, so all rows are requested explicitly. */
const withDefault = (state: ListState, defaultKey: string | null): ListState => ({
  ...state,
  set: (patch, options) => state.set(defaultKey && !state.view ? { View: 'ALL', ...patch } : patch, options),
});
