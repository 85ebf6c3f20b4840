/**
 * Properties with which a screen configures `ListView`: the route, columns, filters, links of rows,
 * selection, polling and the text of an empty list.
 */
import type { ReactNode } from 'react';
import type { Route } from '#platform/common/contract/define-route.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import type {
  Column,
  ListQuery,
  ListSelection,
  QuickFilter,
  RangeFilter,
  SelectFilter,
} from './list-types.ts';

export type ListViewProps<R extends Route, Row> = {
  route: R;
  /** Name under which views and columns are stored; absent if the list is part of another screen. */
  list?: ListName;
  columns: readonly Column<Row>[];
  /** Renders the rows if a table is unsuitable; they need `data-row-link`. */
  items?: (rows: readonly Row[]) => ReactNode;
  rowKey: (row: Row) => string;
  /** Target of a row's link; or the action of a click on it. */
  rowHref?: (row: Row) => string | null;
  onRow?: (row: Row) => void;
  quickFilters?: readonly QuickFilter[];
  filters?: readonly SelectFilter[];
  ranges?: readonly RangeFilter[];
  searchLabel?: string | undefined;
  /** Polling interval in ms if changes are not announced. */
  refetchMs?: number;
  defaultSort?: string;
  /** Rows change continuously: the list updates by itself while the user is not interacting with a row. */
  isFlowing?: boolean;
  /** The user came for specific rows: the list does not open with the default view. */
  ignoresDefaultView?: boolean;
  /** Sent with every request but not part of the URL, such as whose rows these are. */
  params?: ListQuery;
  /** Absent: rows cannot be selected. */
  selection?: ListSelection<Row> | undefined;
  emptyState: { title: string; text?: string; action?: ReactNode };
};
