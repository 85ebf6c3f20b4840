import { useEffect } from 'react';
import { setPresence } from '#platform/web/api/live.ts';

/**
 * Reports to a live room (a conversation or the staff inbox) that the user has it open, and whether it is
 * visible or in a background tab; ends when its screen is left.
 */
export function usePresence(room: string | null): void {
  useEffect(() => {
    if (room === null) return;
    const log = () => setPresence(room, document.visibilityState === 'visible' ? 'HERE' : 'AWAY');
    log();
    document.addEventListener('visibilitychange', log);
    return () => {
      document.removeEventListener('visibilitychange', log);
      setPresence(room, null);
    };
  }, [room]);
}
