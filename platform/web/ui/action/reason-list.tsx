/** The reasons why an action is unavailable or was refused, with links to the records that they are about. */
import type { ReasonView } from '#platform/common/contract/error.ts';
import { AppLink } from '../app-link.tsx';
import classes from './action-bar.module.css';

/** Links of reasons; null if there are none. */
export function ReasonLinks({ links = [] }: { links?: ReasonView['Links'] }) {
  if (links.length === 0) return null;
  return (
    <ul className={classes.links}>
      {links.map(({ Text, Path }) => (
        <li key={Path}>
          <AppLink href={Path}>{Text}</AppLink>
        </li>
      ))}
    </ul>
  );
}

export function ReasonList({ reasons }: { reasons: readonly ReasonView[] }) {
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ Code, Message, Links }) => (
        <li key={Code}>
          {Message}
          <ReasonLinks links={Links} />
        </li>
      ))}
    </ul>
  );
}
