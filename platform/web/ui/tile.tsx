/** Tile of a dashboard with one key figure; a click opens the list it was counted from. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import classes from './tiles.module.css';

type Props = {
  href: string;
  label: string;
  /** Undefined while loading; a currency is wrapped in `small`. */
  value: ReactNode | undefined;
  note?: ReactNode;
  isWarning?: boolean;
};

/** Shows one figure that opens the list it was counted from. */
export function Tile({ href, label, value, note, isWarning }: Props) {
  return (
    <AppLink href={href} className={classes.tile} data-warning={isWarning || undefined}>
      <span className={classes.label}>{label}</span>
      <span className={`${classes.value} num`}>
        {value === undefined ? <Skeleton height={28} width="50%" /> : value}
      </span>
      {note !== undefined && <span className={classes.note}>{value === undefined ? '\u00a0' : note}</span>}
    </AppLink>
  );
}
