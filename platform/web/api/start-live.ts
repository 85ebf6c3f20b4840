import { onTokenChange } from '../session/token.ts';
import { loadChunk } from './load-chunk.ts';

/** After the first paint: no one waits for the connection. */
const DELAY_MS = 1_000;

/** Keeps the connection open while signed in; returns a function that ends it. */
export function startLive(): () => void {
  let close: (() => void) | null = null;
  let isOver = false;
  const open = () =>
    void loadChunk(() => import('./live-socket.ts'))
      .then(({ openLive }) => {
        if (!isOver) close = openLive();
      })
      // A file that could not be loaded: the screens go on asking.
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
