import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Stack } from './layout/stack.tsx';
import { Words } from './layout/words.tsx';

type Props = { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** Placeholder of an empty list: explains what will appear here and offers the first step. */
export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <div className={classes.box}>
      <Stack
        as="span"
        mb="xs"
        tone="faint"
        ground="soft"
        round="lg"
        className={classes.icon}
        aria-hidden="true"
      >
        {icon ?? <IconInbox size={22} stroke={1.6} />}
      </Stack>
      <Words as="div" weight="strong">
        {title}
      </Words>
      {text && <div className={classes.text}>{text}</div>}
      {action && (
        <Words as="div" mt="sm">
          {action}
        </Words>
      )}
    </div>
  );
}
