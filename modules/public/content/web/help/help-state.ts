import { useSyncExternalStore } from 'react';
import { onTokenChange } from '#platform/web/session/token.ts';

export type HelpPart = 'answers' | 'chat';

/** Which part of the help is open, asked for from anywhere; `null`: none. */
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
