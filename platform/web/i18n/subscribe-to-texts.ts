/**
 * Reloads the texts of the open page when the server announces on the live connection that the certification
 * body has changed some, with a random delay so that browsers do not all reload at once.
 */
import { onTexts } from '../api/live.ts';
import { reloadTexts } from './text-store.ts';

/** Maximum random delay in ms, so that browsers do not all reload at once. */
const WITHIN_MS = 1_000;
/**
 * The answering process may receive the change later than the announcing one, so texts are requested twice;
 * the second response is mostly a 304.
 */
const RETRY_DELAY_MS = 2_000;

/** Shows changed texts as soon as they are announced; returns a function that stops this. */
export function subscribeToTexts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The screen keeps its texts; the next announcement or page loads the new ones.
  const reload = () => reloadTexts().catch(() => undefined);
  const forget = onTexts(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void reload();
      timer = setTimeout(() => void reload(), RETRY_DELAY_MS);
    }, Math.random() * WITHIN_MS);
  });
  return () => {
    clearTimeout(timer);
    forget();
  };
}
