/**
 * One announcement with its tone and a button to close it. On a phone it takes one line until it is opened, so that
 * the person's own work comes first.
 */
import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '#platform/web/ui/use-is-phone.ts';
import type { ShownAnnouncement } from '../rules/announcement-contract.ts';
import classes from './announcements.module.css';

const SIGNS = {
  INFO: 'M12 8h.01M12 11.5v5',
  WARNING: 'M12 7v6M12 16.5h.01',
  SUCCESS: 'M8 12.5l3 3 5-6',
} as const;

type Props = {
  tone: ShownAnnouncement['Tone'];
  title: string;
  body: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

export function AnnouncementItem({ tone, title, body, closeLabel, onClose }: Props) {
  const isNarrow = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.item} data-tone={tone}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d={SIGNS[tone]} />
      </svg>
      <div className={classes.words}>
        {isNarrow ? (
          <UnstyledButton
            fz="inherit"
            className={classes.title}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
          </UnstyledButton>
        ) : (
          <strong>{title}</strong>
        )}
        {(isOpen || !isNarrow) && body}
      </div>
      <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />
        </svg>
      </button>
    </div>
  );
}
