/**
 * Renders the toasts requested with `toast`, one at a time, errors for longer; loaded after the first
 * screen.
 */
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { type ShownToast, setToastRenderer } from './toast.ts';

const COLORS = { success: 'brand', danger: 'red', warning: 'yellow', info: 'blue' } as const;

function show({ message, tone, duration, closeLabel }: ShownToast): void {
  notifications.clean();
  notifications.show({
    message,
    color: COLORS[tone],
    // Error messages stay longer.
    autoClose: tone === 'danger' ? Math.max(duration, 10_000) : duration,
    withBorder: true,
    closeButtonProps: { 'aria-label': closeLabel },
    role: tone === 'danger' ? 'alert' : 'status',
  });
}

/** Container of the toasts. Loaded after the first screen, which has no messages yet. */
export function Toasts() {
  useEffect(() => setToastRenderer(show), []);
  return <Notifications limit={1} position="top-center" />;
}
