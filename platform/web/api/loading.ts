/**
 * State of the page's loading bar, which is shown while GET calls are in progress and hides 300 ms after the
 * last one (specification point 9).
 */
import { useSyncExternalStore } from 'react';

const HIDE_AFTER_MS = 300;
const listeners = new Set<() => void>();
let running = 0;
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: boolean): void {
  if (isShown === next) return;
  isShown = next;
  for (const listener of listeners) listener();
}

/** Shows the loading bar during a GET; it hides 300 ms after the last one ended (specification point 9). */
export async function whileLoading<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  clearTimeout(timer);
  show(true);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) timer = setTimeout(() => show(false), HIDE_AFTER_MS);
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  );
