import type { ReactNode } from 'react';
import classes from './two-factor.module.css';

type Props = { icon: ReactNode; title: ReactNode; about: ReactNode; children?: ReactNode };

/**
 * Layout of one row in the profile's security cards, for a second factor or a session: icon, title, details
 * and actions.
 */
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
