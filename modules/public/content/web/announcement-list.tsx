import { useState } from 'react';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ShownAnnouncement } from '../rules/announcement-contract.ts';
import { closedCookie } from '../rules/closed-announcements.ts';
import classes from './announcements.module.css';
import { RichHtml } from './rich-html.tsx';

type Key = 'ANNOUNCEMENTS' | 'ANNOUNCEMENT_CLOSE';
type Props = {
  items: readonly ShownAnnouncement[];
  text: (text: ShownAnnouncement['Title']) => string;
  t: (key: Key, params?: Record<string, string>) => string;
};

const SIGNS = {
  INFO: 'M12 8h.01M12 11.5v5',
  WARNING: 'M12 7v6M12 16.5h.01',
  SUCCESS: 'M8 12.5l3 3 5-6',
} as const;

/**
 * List of announcements above the screens of the app; closing one records it in a cookie, so that it stays
 * closed in this browser.
 */
export function AnnouncementList({ items, text: textOf, t }: Props) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = items.filter(({ Key }) => !closed.includes(Key));
  if (shown.length === 0) return null;
  const close = (key: string) => {
    // The server omits closed announcements when it renders a page.
    document.cookie = closedCookie(document.cookie, key, window.location.protocol === 'https:');
    setClosed((all) => [...all, key]);
  };
  return (
    <Stack as="section" gap="xs" mb="lg" className={classes.list} aria-label={t('ANNOUNCEMENTS')}>
      {shown.map(({ Key, Title, Body, Tone }) => (
        <div key={Key} className={classes.item} data-tone={Tone}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d={SIGNS[Tone]} />
          </svg>
          <Words as="div" breaks="anywhere" className={classes.words}>
            <strong>{textOf(Title)}</strong>
            {textOf(Body) && <RichHtml html={textOf(Body)} />}
          </Words>
          <button
            type="button"
            className={classes.close}
            aria-label={t('ANNOUNCEMENT_CLOSE', { title: textOf(Title) })}
            onClick={() => close(Key)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />
            </svg>
          </button>
        </div>
      ))}
    </Stack>
  );
}
