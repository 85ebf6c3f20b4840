import { onTexts } from '../api/live.ts';
import { reloadTexts } from './text-store.ts';

/** Not every browser asks in the same moment. */
const WITHIN_MS = 1_000;

/** Says new words as soon as the portal tells that there are some; answers how to stop. */
export function followTexts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = onTexts(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void reloadTexts().catch(() => undefined), Math.random() * WITHIN_MS);
  });
  return () => {
    clearTimeout(timer);
    forget();
  };
}
