import { useEffect } from 'react';
import { onRoom } from '#platform/web/api/live.ts';
import { INBOX_ROOM } from '../rules/rooms.ts';
import { readConversationAgain, readInboxAgain } from './conversation-cache.ts';

/** Others write, answer and assign while the inbox is open: what changed is read again. */
export function useInboxLive(open: string | undefined): void {
  useEffect(
    () =>
      onRoom(INBOX_ROOM, (detail) => {
        void readInboxAgain();
        const changed = (detail as { ConversationKey?: string } | null)?.ConversationKey;
        // Nothing said: something may have been missed.
        if (open && (changed === undefined || changed === open)) void readConversationAgain(open);
      }),
    [open],
  );
}
