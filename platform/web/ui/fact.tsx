import type { ReactNode } from 'react';

/** One row of `Facts`, the list of labelled values: a label with its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
