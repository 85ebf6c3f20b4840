import type { ReactNode } from 'react';
import { AppLink } from '../app-link.tsx';
import classes from './list.module.css';

type Props = { href: string | null | undefined; onClick?: (() => void) | undefined; children: ReactNode };

/**
 * Title of a list row as a link or button that covers the whole row, so that a click anywhere opens the
 * record; plain text if there is nothing to open.
 */
export function ListRowTitle({ href, onClick, children }: Props) {
  if (href)
    return (
      <AppLink href={href} className={classes.link} data-row-link>
        {children}
      </AppLink>
    );
  if (onClick)
    return (
      <button type="button" className={classes.link} onClick={onClick} data-row-link>
        {children}
      </button>
    );
  return <span className={classes.strong}>{children}</span>;
}
