/**
 * Types with which screens describe their lists: columns, quick filters, selections and date ranges; also
 * the query and response of list routes, and row selection.
 */
import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Name of the sort in the route; absent: not sortable. */
  sort?: string;
  /** Title of the card on a phone, and the row's link; exactly one column has it. */
  isTitle?: true;
  /** Shown at the card's top right on a phone. */
  isBadge?: true;
  align?: 'end';
  /** Only shown on wider screens, unless chosen by the user. */
  from?: 'md' | 'lg';
  /** Shown only to users who choose it. */
  isExtra?: true;
};

/** A named set of filter parameters, applied with one click. */
export type QuickFilter = {
  id: string;
  label: string;
  params: Readonly<Record<string, string>>;
  count?: number;
};

export type SelectFilter = {
  name: string;
  label: string;
  /** Label when nothing is selected, if that is not "all". */
  none?: string;
  /** Options with the same group, one after the other, are shown under its heading. */
  options: readonly { value: string; label: string; group?: string }[];
  /** Control of its own, where the options are too many to be listed. */
  control?: (control: { value: string | null; onChange: (value: string | undefined) => void }) => ReactNode;
};

/** Date range, inclusive, as two parameters with names that end in `From` and `To` (`relative-days.ts`). */
export type RangeFilter = {
  from: string;
  to: string;
  label: string;
  /** Future dates are also offered. */
  isAhead?: true;
};

/** Query and response shapes of every list route. */
export type ListQuery = Readonly<Record<string, string>>;
export type ListAnswer<Row> = { Rows: Row[]; Total: number; IsTotalCapped: boolean };

/** Lets the user select rows to process them together. */
export type ListSelection<Row> = {
  /** Accessible name of the row's checkbox. */
  nameOf: (row: Row) => string;
  /** Maximum number of selected rows. */
  max: number;
  /** Renders the actions for the selected rows. */
  bar: (chosen: readonly Row[], clear: () => void) => ReactNode;
};
