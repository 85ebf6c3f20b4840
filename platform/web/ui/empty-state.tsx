import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** Placeholder of an empty list: explains what will appear here and offers the first step. */
export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <div className={classes.box}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconInbox size={22} stroke={1.6} />}
      </span>
      <div className={classes.title}>{title}</div>
      {text && <div className={classes.text}>{text}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
