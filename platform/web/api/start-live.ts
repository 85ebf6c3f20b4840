/**
 * Opens the live connection shortly after sign-in and closes it after sign-out; if its script cannot be
 * loaded, screens continue to poll.
 */
import { onTokenChange } from '../session/token.ts';
import { loadChunk } from './load-chunk.ts';

/** Delay in ms until after the first paint, as nothing waits for the connection. */
const DELAY_MS = 1_000;

/** Keeps the connection open while signed in; returns a function that stops this. */
export function startLive(): () => void {
  let close: (() => void) | null = null;
  let isOver = false;
  const open = () =>
    void loadChunk(() => import('./live-socket.ts'))
      .then(({ openLive }) => {
        if (!isOver) close = openLive();
      })
      // If the script cannot be loaded, screens continue to poll.
      .catch(() => undefined);
  const timer = setTimeout(open, DELAY_MS);
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    close?.();
    forget();
  };
  const forget = onTokenChange(end);
  return end;
}
