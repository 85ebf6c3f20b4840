import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Name of the sort that the route knows; absent: not sortable. */
  sort?: string;
  /** Heads the card on a phone and carries the row's link; one column has it. */
  isTitle?: true;
  /** Shown at the card's top right on a phone. */
  isBadge?: true;
  align?: 'end';
  /** Reserved for wider screens, unless chosen by the user. */
  from?: 'md' | 'lg';
  /** Shown only to users who choose it. */
  isExtra?: true;
};

/** A named set of parameters, chosen with one click. */
export type QuickFilter = {
  id: string;
  label: string;
  params: Readonly<Record<string, string>>;
  count?: number;
};

export type SelectFilter = {
  name: string;
  label: string;
  /** What is shown while nothing is chosen, where that is not everything. */
  none?: string;
  options: readonly { value: string; label: string }[];
};

/** Days from one to another, both counting, under two names that end in `From` and `To` (`relative-days.ts`). */
export type RangeFilter = {
  from: string;
  to: string;
  label: string;
  /** Days to come are asked for as well. */
  isAhead?: true;
};

/** What every list route takes and answers. */
export type ListQuery = Readonly<Record<string, string>>;
export type ListAnswer<Row> = { Rows: Row[]; Total: number; IsTotalCapped: boolean };

/** Rows can be chosen, to be worked on together. */
export type ListSelection<Row> = {
  /** What the row's checkbox calls it. */
  nameOf: (row: Row) => string;
  /** How many at once. */
  max: number;
  /** What can be done with the chosen rows. */
  bar: (chosen: readonly Row[], clear: () => void) => ReactNode;
};
