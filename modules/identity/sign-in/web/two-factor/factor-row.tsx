import type { ReactNode } from 'react';
import classes from './two-factor.module.css';

type Props = { icon: ReactNode; title: ReactNode; about: ReactNode; children?: ReactNode };

/** One line of a list of factors or sessions: what it is, more about it, what can be done. */
export function FactorRow({ icon, title, about, children }: Props) {
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.about}>{about}</p>
      </div>
      {children && <div className={classes.does}>{children}</div>}
    </li>
  );
}
