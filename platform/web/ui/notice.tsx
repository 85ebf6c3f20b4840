/**
 * A highlighted box within a page or dialog with information, success, a warning or an error that the user
 * needs before continuing.
 */
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
  /** Announced by screen readers as soon as it appears. */
  isAlert?: boolean;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>;
};

/** Information the user needs before continuing. */
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
