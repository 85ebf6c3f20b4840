import { notifications } from '@mantine/notifications';

export type ToastTone = 'success' | 'danger' | 'warning' | 'info';

const COLORS = { success: 'brand', danger: 'red', warning: 'yellow', info: 'blue' } as const;
let duration = 5000;
let closeLabel = (): string => '';

/** The server's configuration says how long a toast stays; its close button is named in the language of the moment. */
export function setUpToasts(milliseconds: number, close: () => string): void {
  duration = milliseconds;
  closeLabel = close;
}

/** One toast at a time: the newest takes the place of the one before. */
export function toast(message: string, tone: ToastTone = 'success'): void {
  notifications.clean();
  notifications.show({
    message,
    color: COLORS[tone],
    // Failures stay until read.
    autoClose: tone === 'danger' ? Math.max(duration, 10_000) : duration,
    withBorder: true,
    closeButtonProps: { 'aria-label': closeLabel() },
    role: tone === 'danger' ? 'alert' : 'status',
  });
}
