import type { ReactNode } from 'react';
import classes from './tiles.module.css';

/**
 * Layout for the tiles of key figures on dashboards: five in a row, on narrower screens three above two,
 * then one below the other.
 */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={classes.tiles}>{children}</div>;
}
