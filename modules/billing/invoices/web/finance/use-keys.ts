import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '#platform/web/i18n/preferences.ts';

/** Single keys for who works through a queue; while somebody writes, or a dialog is open, they are letters. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      const isWriting = at?.closest('input, textarea, select, [contenteditable], [role="dialog"]');
      const isButton = event.key === 'Enter' && at?.closest('a, button');
      if (event.key.length === 1 && !areSingleKeysOn()) return;
      if (isWriting || isButton || event.altKey || event.ctrlKey || event.metaKey) return;
      const act = now.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
