import type { Server } from 'node:http';
import { accountList } from './account/live-list.ts';
import { applicationList } from './application/live-list.ts';
import { applicationRoom } from './application/live-room.ts';
import { applicationViewers } from './application/viewers-room.ts';
import { sessionCache } from './auth/session-cache.ts';
import { stillSignedIn } from './auth/still-signed-in.ts';
import { bulkList } from './bulk/live-list.ts';
import { certificateList } from './certificate/live-list.ts';
import { certificateRoom } from './certificate/live-room.ts';
import { certificateViewers } from './certificate/viewers-room.ts';
import { conversationRoom, deskRoom, spokenIn } from './chat/chat-rooms.ts';
import { commentRooms } from './comment/live-rooms.ts';
import { announcementsRoom } from './content/announcements-room.ts';
import { forgetPublished } from './content/remember-versions.ts';
import { inboxRoom } from './conversation/inbox-room.ts';
import { isOfInbox } from './conversation/is-of-inbox.ts';
import { exportList } from './export/live-list.ts';
import type { Portal } from './http/context.ts';
import { logLists } from './log/live-lists.ts';
import { invoiceList } from './payment/live-list.ts';
import { startPresence } from './realtime/presence.ts';
import { startRealtime } from './realtime/start-realtime.ts';
import { forgetServices } from './register/load-services.ts';
import { refreshSettings } from './setting/refresh-settings.ts';
import { forgetVerdicts } from './site/page-memory.ts';
import { refreshTexts } from './translation/refresh-texts.ts';

/** Live screens, with the rooms that features bring. */
export async function startLive({ db, settings }: Portal, server: Server, url: string) {
  const presence = startPresence(db, isOfInbox);
  const realtime = await startRealtime({
    server,
    settings,
    url,
    gate: (hashes) => stillSignedIn(db, hashes),
    rooms: {
      application: applicationRoom(db),
      applicationview: applicationViewers(db, presence),
      certificate: certificateRoom(db),
      certificateview: certificateViewers(db, presence),
      content: announcementsRoom(db),
      ...commentRooms(db),
      inbox: { ...inboxRoom, ...spokenIn(presence) },
      conversation: conversationRoom(db, presence),
      desk: deskRoom(db),
    },
    lists: {
      applications: applicationList(db),
      certificates: certificateList(db),
      invoices: invoiceList(db),
      accounts: accountList(db),
      bulk: bulkList(db),
      exports: exportList(db),
      ...logLists(db),
    },
    forget: {
      service: () => forgetServices(db),
      certificate: () => forgetVerdicts(db),
      published: () => forgetPublished(db),
      // Whoever is sent away asks at once whether it is true: what is kept of the session is gone by then.
      session: (account) => sessionCache()?.hear(account),
    },
    texts: () => refreshTexts(db),
    setting: () => refreshSettings(db).then(() => forgetVerdicts(db)),
    onOpen: presence.hold,
  });
  return {
    sockets: realtime.sockets,
    stop: async () => {
      await realtime.stop();
      await presence.stop();
    },
  };
}
