/**
 * Types for the saved views (filters, sort order and columns under a name) and column choices of a list:
 * what a list declares, and the state and operations that its view controls use.
 */
import type { Route } from '#platform/common/contract/define-route.ts';
import type { ListViewRow, ListViews } from '#platform/common/list-view/contract.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import type { Column, RangeFilter, SelectFilter } from '../list-types.ts';

/** A list's declaration for saved views. */
export type ListViewStateProps = {
  list?: ListName | undefined;
  route: Route;
  filters?: readonly SelectFilter[];
  ranges?: readonly RangeFilter[];
  defaultSort?: string;
  /** The URL already determines the rows in another way: no default view is applied. */
  ignoresDefaultView?: boolean;
};

/** Id and label of a column. */
export type ListViewColumn = Pick<Column<never>, 'id' | 'label' | 'isTitle'>;

/** The user's saved views, columns, column order and default view of a list. */
export type ListViewState = {
  list: ListName | undefined;
  route: Route;
  views: readonly ListViewRow[];
  current: ListViewRow | undefined;
  /** The list differs from the current view. */
  isChanged: boolean;
  /** Key of the default view. */
  defaultKey: string | null;
  all: readonly ListViewColumn[];
  columns: readonly ListViewColumn[];
  hasOwnColumns: boolean;
  /** Returns the list's current state, to be saved. */
  toParams: () => { Params: Record<string, string>; Columns: string[] | null };
  /** Opens a view; null: all rows. */
  open: (view: ListViewRow | null, options?: { replace?: boolean }) => void;
  chooseColumns: (ids: readonly string[] | null) => void;
  chooseDefault: (viewKey: string | null) => void;
  /** Applies the server's response to a change. */
  update: (fresh: ListViews) => void;
};
