import { useEffect, useState } from 'react';
import { type ViewedKind, type Viewer, viewers, viewersRoom } from '#platform/common/contract/viewers.ts';
import { onRoom, setPresence } from '#platform/web/api/live.ts';

const NO_VIEWERS: readonly Viewer[] = [];

/**
 * Hook that announces that the user has an application or certificate open, or is editing it, and returns
 * the other users who have it open.
 */
export function useViewers(kind: ViewedKind, key: string, isEditing = false): readonly Viewer[] {
  const room = viewersRoom(kind, key);
  const [reported, setNotified] = useState<{ room: string; people: readonly Viewer[] }>({
    room,
    people: NO_VIEWERS,
  });
  useEffect(
    () =>
      onRoom(room, (detail) => {
        const state = viewers.safeParse(detail);
        // After missed events, the last known list stays until the room sends its state again, which takes
        // only moments.
        if (state.success) setNotified({ room, people: state.data.People });
      }),
    [room],
  );
  useEffect(() => {
    const log = () =>
      setPresence(room, document.visibilityState !== 'visible' ? 'AWAY' : isEditing ? 'EDITING' : 'HERE');
    log();
    document.addEventListener('visibilitychange', log);
    return () => {
      document.removeEventListener('visibilitychange', log);
      setPresence(room, null);
    };
  }, [room, isEditing]);
  return reported.room === room ? reported.people : NO_VIEWERS;
}
