/**
 * Hook with the rows of a list that the user has selected, over several pages, with ranges by Shift and a
 * maximum number that can be processed at once.
 */
import { useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../toast.ts';

export type Selection<Row> = {
  chosen: readonly Row[];
  has: (row: Row) => boolean;
  /** With shift, selects everything from the previously toggled row. */
  toggle: (row: Row, isOn: boolean, withShift: boolean) => void;
  page: 'none' | 'some' | 'all';
  togglePage: (isOn: boolean) => void;
  clear: () => void;
};

/** Keeps selected rows over several pages, up to the maximum that can be processed at once. */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  most: number,
): Selection<Row> {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<string | null>(null);

  const change = (some: readonly Row[], isOn: boolean): void => {
    const next = new Map(chosen);
    for (const row of some) {
      if (isOn) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    }
    const retained = [...next].slice(0, most);
    if (retained.length < next.size) toast(t('LIST_SELECT_MOST', { most }), 'warning');
    setChosen(new Map(retained));
  };

  const upTo = (row: Row): readonly Row[] => {
    const from = rows.findIndex((one) => keyOf(one) === last.current);
    const to = rows.findIndex((one) => keyOf(one) === keyOf(row));
    return from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  };

  const here = rows.filter((row) => chosen.has(keyOf(row))).length;
  return {
    chosen: [...chosen.values()],
    has: (row) => chosen.has(keyOf(row)),
    toggle: (row, isOn, withShift) => {
      change(withShift ? upTo(row) : [row], isOn);
      last.current = keyOf(row);
    },
    page: here === 0 ? 'none' : here === rows.length ? 'all' : 'some',
    togglePage: (isOn) => change(rows, isOn),
    clear: () => setChosen(new Map()),
  };
}
