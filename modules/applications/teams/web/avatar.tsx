import { InitialsCircle } from '#platform/web/ui/initials-circle.tsx';
import classes from './team.module.css';

/** Circle with a team member's initials, pale for members who are not active. */
export const Avatar = ({ name, isPale }: { name: string; isPale?: boolean }) => (
  <InitialsCircle name={name} className={classes.avatar} data-pale={isPale || undefined} />
);
