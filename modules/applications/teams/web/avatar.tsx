import { initials } from '#platform/web/ui/initials.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import classes from './team.module.css';

/** Circle with a team member's initials; hidden from screen readers, because the name is shown next to it. */
export const Avatar = ({ name, isPale }: { name: string; isPale?: boolean }) => (
  <Stack
    as="span"
    tone="green"
    ground="green"
    round="full"
    size="xs"
    weight="strong"
    isFixed
    className={classes.avatar}
    data-pale={isPale || undefined}
    aria-hidden="true"
  >
    {initials(name)}
  </Stack>
);
