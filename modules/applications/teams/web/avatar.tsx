import { initials } from '#platform/web/ui/initials.ts';
import classes from './team.module.css';

/** A person as two letters; the name is next to it, so it is decorative only. */
export const Avatar = ({ name, isPale }: { name: string; isPale?: boolean }) => (
  <span className={classes.avatar} data-pale={isPale || undefined} aria-hidden="true">
    {initials(name)}
  </span>
);
