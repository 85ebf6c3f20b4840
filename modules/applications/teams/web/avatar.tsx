import { initials } from '#platform/web/ui/initials.ts';
import classes from './team.module.css';

/** A person's initials; decorative only, because the name is shown next to it. */
export const Avatar = ({ name, isPale }: { name: string; isPale?: boolean }) => (
  <span className={classes.avatar} data-pale={isPale || undefined} aria-hidden="true">
    {initials(name)}
  </span>
);
