import { onTexts } from '../api/live.ts';
import { reloadTexts } from './text-store.ts';

/** Not every browser asks in the same moment. */
const WITHIN_MS = 1_000;
/** The answering process may receive the change later than the announcing one; the second answer is mostly a 304. */
const RETRY_DELAY_MS = 2_000;

/** Shows changed texts as soon as the portal announces them; the answer stops that. */
export function subscribeToTexts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
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
