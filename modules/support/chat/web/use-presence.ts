import { useEffect } from 'react';
import { setPresence } from '#platform/web/api/live.ts';

/** Says in a room that its screen is in sight, or open behind others, as long as it is shown. */
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
