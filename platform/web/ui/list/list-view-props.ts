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
  /** What views and columns are kept under; absent where the list is part of another screen. */
  list?: ListName;
  columns: readonly Column<Row>[];
  /** Draws the rows where a table would not do; they carry `data-row-link`. */
  items?: (rows: readonly Row[]) => ReactNode;
  rowKey: (row: Row) => string;
  /** Where a row leads; or what a click on it does. */
  rowHref?: (row: Row) => string | null;
  onRow?: (row: Row) => void;
  quickFilters?: readonly QuickFilter[];
  filters?: readonly SelectFilter[];
  ranges?: readonly RangeFilter[];
  searchLabel?: string | undefined;
  /** Polling interval where changes are not announced. */
  refetchMs?: number;
  defaultSort?: string;
  /** Rows come and go by themselves: the list follows, as long as the user is not interacting with a row. */
  isFlowing?: boolean;
  /** Came here for something certain: the list does not open with a view. */
  ignoresDefaultView?: boolean;
  /** Sent with every read and no part of the address: whose rows these are. */
  params?: ListQuery;
  /** Absent: rows are only opened. */
  selection?: ListSelection<Row> | undefined;
  emptyState: { title: string; text?: string; action?: ReactNode };
};
