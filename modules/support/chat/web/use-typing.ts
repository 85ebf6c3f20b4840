/**
 * Hook for message inputs of the chat and inbox that shows the other side that the user is typing: signals
 * to a live room at the first letter, periodically, and when the input is emptied.
 */
import { useEffect, useRef } from 'react';
import { TYPING_MS } from '#platform/common/contract/live.ts';
import { sendSignal } from '#platform/web/api/live.ts';

/** In milliseconds: often enough that a signal does not expire before the next one. */
const INTERVAL_MS = TYPING_MS / 2;

/** Signals typing to a room: at the first letter, periodically after that, and when the field is emptied. */
export function useTyping(room: string | null): (text: string) => void {
  const last = useRef(0);
  useEffect(
    () => () => {
      if (room !== null && last.current > 0) sendSignal(room, 'IDLE');
      last.current = 0;
    },
    [room],
  );
  return (text) => {
    if (room === null) return;
    const now = performance.now();
    const isEmpty = text.trim() === '';
    if (isEmpty && last.current > 0) {
      last.current = 0;
      sendSignal(room, 'IDLE');
    } else if (!isEmpty && (last.current === 0 || now - last.current > INTERVAL_MS)) {
      last.current = now;
      sendSignal(room, 'TYPING');
    }
  };
}
