import { useState } from 'react';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { ShownAnnouncement } from '../rules/announcement-contract.ts';
import { closedCookie } from '../rules/closed-announcements.ts';
import { AnnouncementItem } from './announcement-item.tsx';
import classes from './announcements.module.css';
import { RichHtml } from './rich-html.tsx';

type Key = 'ANNOUNCEMENTS' | 'ANNOUNCEMENT_CLOSE';
type Props = {
  items: readonly ShownAnnouncement[];
  text: (text: ShownAnnouncement['Title']) => string;
  t: (key: Key, params?: Record<string, string>) => string;
};

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
        <AnnouncementItem
          key={Key}
          tone={Tone}
          title={textOf(Title)}
          body={textOf(Body) && <RichHtml html={textOf(Body)} />}
          closeLabel={t('ANNOUNCEMENT_CLOSE', { title: textOf(Title) })}
          onClose={() => close(Key)}
        />
      ))}
    </Stack>
  );
}
