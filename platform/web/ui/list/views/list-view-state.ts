import type { Route } from '#platform/common/contract/define-route.ts';
import type { ListViewRow, ListViews } from '#platform/common/list-view/contract.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import type { Column, RangeFilter, SelectFilter } from '../list-types.ts';

/** What a list declares about itself. */
export type ListViewStateProps = {
  list?: ListName | undefined;
  route: Route;
  filters?: readonly SelectFilter[];
  ranges?: readonly RangeFilter[];
  defaultSort?: string;
  /** The address says what is wanted in another way than by filters: no view is put in its place. */
  ignoresDefaultView?: boolean;
};

/** What a column is called; how its cells look is the table's business. */
export type ListViewColumn = Pick<Column<never>, 'id' | 'label' | 'isTitle'>;

/** What a user saves for a list: views, columns and their order, what it opens with. */
export type ListViewState = {
  list: ListName | undefined;
  route: Route;
  views: readonly ListViewRow[];
  current: ListViewRow | undefined;
  /** The list is shown otherwise than the current view says. */
  isChanged: boolean;
  /** The view that the list opens with. */
  defaultKey: string | null;
  all: readonly ListViewColumn[];
  columns: readonly ListViewColumn[];
  hasOwnColumns: boolean;
  /** The list's current state. */
  toParams: () => { Params: Record<string, string>; Columns: string[] | null };
  /** Null: all rows. */
  open: (view: ListViewRow | null, options?: { replace?: boolean }) => void;
  chooseColumns: (ids: readonly string[] | null) => void;
  chooseDefault: (viewKey: string | null) => void;
  /** What the server answered to a change. */
  update: (fresh: ListViews) => void;
};
