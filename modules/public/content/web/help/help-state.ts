/**
 * Stores which part of the app's help panel is open, so that any component can open it; the panel closes
 * when the session changes.
 */
import { useSyncExternalStore } from 'react';
import { onTokenChange } from '#platform/web/session/token.ts';

export type HelpPart = 'answers' | 'chat';

/** Open part of the help panel; `null`: closed. */
let open: HelpPart | null = null;
const listeners = new Set<() => void>();

export function showHelp(part: HelpPart | null): void {
  open = part;
  for (const listener of listeners) listener();
}

onTokenChange(() => showHelp(null));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useHelpPart = (): HelpPart | null => useSyncExternalStore(subscribe, () => open);
