import type { Server } from 'node:http';
import { applicationRoom } from './application/live-room.ts';
import { stillSignedIn } from './auth/still-signed-in.ts';
import { certificateRoom } from './certificate/live-room.ts';
import { conversationRoom, deskRoom, spokenIn } from './chat/chat-rooms.ts';
import { startPresence } from './chat/presence.ts';
import { commentRooms } from './comment/live-rooms.ts';
import { announcementsRoom } from './content/announcements-room.ts';
import { inboxRoom } from './conversation/inbox-room.ts';
import type { Portal } from './http/context.ts';
import { startRealtime } from './realtime/start-realtime.ts';
import { forgetServices } from './register/load-services.ts';
import { forgetVerdicts } from './site/page-memory.ts';
import { refreshTexts } from './translation/refresh-texts.ts';

/** Live screens, with the rooms that features bring. */
export async function startLive({ db, settings }: Portal, server: Server, url: string) {
  const presence = startPresence(db);
  const realtime = await startRealtime({
    server,
    settings,
    url,
    gate: (hashes) => stillSignedIn(db, hashes),
    rooms: {
      application: applicationRoom(db),
      certificate: certificateRoom(db),
      content: announcementsRoom(db),
      ...commentRooms(db),
      inbox: { ...inboxRoom, ...spokenIn(presence) },
      conversation: conversationRoom(db, presence),
      desk: deskRoom(db),
    },
    forget: { service: () => forgetServices(db), certificate: () => forgetVerdicts(db) },
    texts: () => refreshTexts(db),
  });
  return {
    stop: async () => {
      await realtime.stop();
      await presence.stop();
    },
  };
}
