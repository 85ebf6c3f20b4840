import { useEffect } from 'react';
import { setPresence } from '#platform/web/api/live.ts';

/** Reports to a room, while its screen is displayed, whether it is visible or in a background tab. */
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
