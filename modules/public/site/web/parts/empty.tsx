import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/**
 * Message in place of an empty list on public pages: explains what would appear here, and offers the first
 * step.
 */
export function Empty({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="empty card">
      <Icon name={icon} size="big" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
