export type ToastTone = 'success' | 'danger' | 'warning' | 'info';
export type ShownToast = { message: string; tone: ToastTone; duration: number; closeLabel: string };

let duration = 5000;
let closeLabel = (): string => '';

/** The server's configuration says how long a toast stays; its close button is named in the language of the moment. */
export function setUpToasts(milliseconds: number, close: () => string): void {
  duration = milliseconds;
  closeLabel = close;
}

type Show = (toast: ShownToast) => void;
let show: Show | null = null;
let waiting: ShownToast | null = null;
let firstToast: () => void = () => undefined;
/** Until the first message. */
export const untilToast = new Promise<void>((resolve) => {
  firstToast = resolve;
});

/** Called by the toast renderer once it is mounted; shows earlier messages. */
export function setToastRenderer(shown: Show): void {
  show = shown;
  if (waiting) show(waiting);
  waiting = null;
}

/** One toast at a time: the newest takes the place of the one before. */
export function toast(message: string, tone: ToastTone = 'success'): void {
  const content = { message, tone, duration, closeLabel: closeLabel() };
  if (show) {
    show(content);
    return;
  }
  waiting = content;
  firstToast();
}
