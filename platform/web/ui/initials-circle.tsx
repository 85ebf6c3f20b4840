import { initials } from './initials.ts';
import { Stack } from './layout/stack.tsx';

type Props = { name: string; className?: string | undefined; [data: `data-${string}`]: boolean | undefined };

/** Circle with a person's initials; hidden from screen readers, because the name is shown next to it. */
export const InitialsCircle = ({ name, className, ...data }: Props) => (
  <Stack
    as="span"
    tone="green"
    ground="green"
    round="full"
    size="xs"
    weight="strong"
    isFixed
    className={className}
    aria-hidden="true"
    {...data}
  >
    {initials(name)}
  </Stack>
);
