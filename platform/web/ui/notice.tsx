import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './notice.module.css';

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
} as const;

type Props = {
  tone: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out at once when it appears. */
  isAlert?: boolean;
  /** To send the focus here. */
  ref?: Ref<HTMLDivElement>;
};

/** Something to know before going on, where it matters. */
export function Notice({ tone, title, children, isAlert, ref }: Props) {
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`${classes.notice} ${classes[tone]}`}
      role={isAlert ? 'alert' : undefined}
    >
      <Icon size={18} className={classes.icon} aria-hidden="true" />
      <div className={classes.body}>
        {title && <div className={classes.title}>{title}</div>}
        {children}
      </div>
    </div>
  );
}
