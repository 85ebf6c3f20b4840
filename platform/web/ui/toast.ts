/**
 * Shows a short message (toast) from anywhere in the application; a new one replaces the previous one, and
 * messages before the renderer is loaded are kept for it.
 */
export type ToastTone = 'success' | 'danger' | 'warning' | 'info';
export type ShownToast = { message: string; tone: ToastTone; duration: number; closeLabel: string };

let duration = 5000;
let closeLabel = (): string => '';

/**
 * Sets how long a toast stays, from the server's configuration, and the label of its close button in the
 * current language.
 */
export function setUpToasts(milliseconds: number, close: () => string): void {
  duration = milliseconds;
  closeLabel = close;
}

type Show = (toast: ShownToast) => void;
let show: Show | null = null;
let waiting: ShownToast | null = null;
let firstToast: () => void = () => undefined;
/** Resolves with the first message, so that the renderer is loaded only when needed. */
export const untilToast = new Promise<void>((resolve) => {
  firstToast = resolve;
});

/** Called by the toast renderer once it is mounted; shows earlier messages. */
export function setToastRenderer(shown: Show): void {
  show = shown;
  if (waiting) show(waiting);
  waiting = null;
}

/** Shows a toast; a new one replaces the previous one. */
export function toast(message: string, tone: ToastTone = 'success'): void {
  const content = { message, tone, duration, closeLabel: closeLabel() };
  if (show) {
    show(content);
    return;
  }
  waiting = content;
  firstToast();
}
