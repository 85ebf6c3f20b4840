import { Popover } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { NoticeBell } from './notice-bell.tsx';
import { NoticeList } from './notice-list.tsx';
import { useOpenOnMount } from './use-open-on-mount.ts';

/**
 * Notification bell with its popover: loaded when the bell is pressed and opened as soon as it has loaded.
 */
export function NoticePopover({ unread }: { unread: number }) {
  const t = useText();
  const { target, isOpen, setOpen } = useOpenOnMount();
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(24rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <NoticeBell ref={target} unread={unread} onClick={() => setOpen((was) => !was)} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('NOTIFICATIONS')}>
        {isOpen && <NoticeList unread={unread} onLeave={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}
