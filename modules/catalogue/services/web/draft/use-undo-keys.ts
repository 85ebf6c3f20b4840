import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';

/**
 * Keyboard shortcuts of the service editor for undo and redo (⌘Z, ⇧⌘Z; Ctrl+Z, Ctrl+Y), except in dialogs
 * and code editors, which have their own.
 */
export function useUndoKeys(store: DraftStore, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    const press = (event: KeyboardEvent): void => {
      const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey;
      const letter = event.key.toLowerCase();
      const isRedo = (letter === 'z' && event.shiftKey) || (letter === 'y' && !event.metaKey);
      if (!isCommand || event.defaultPrevented || !(letter === 'z' || isRedo)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[role="dialog"], .cm-editor')) return;
      event.preventDefault();
      if (isRedo) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store, isOff]);
}
