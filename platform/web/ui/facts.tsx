/** Shows the details of a record as a list of labelled values, one below the other. */
import type { ReactNode } from 'react';
import { Fact } from './fact.tsx';
import classes from './facts.module.css';

export type FactRow = readonly [label: string, value: ReactNode];

type Props = {
  rows?: readonly FactRow[];
  /** Further rows, each a `Fact`. */
  children?: ReactNode;
  /** Aligns values at the far end of their line, for a narrow card of short facts. */
  isAtEnds?: boolean;
};

/** Shows labelled values, one below the other. */
export function Facts({ rows = [], children, isAtEnds = false }: Props) {
  return (
    <dl className={`${classes.facts} ${isAtEnds ? classes.ends : classes.columns} num`}>
      {rows.map(([label, value]) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
      {children}
    </dl>
  );
}
