import type { Server } from 'node:http';
import { applicationList } from '#modules/applications/applications/server/live-list.ts';
import { applicationRoom } from '#modules/applications/applications/server/live-room.ts';
import { applicationViewers } from '#modules/applications/applications/server/viewers-room.ts';
import { bulkList } from '#modules/applications/bulk-actions/server/live-list.ts';
import { commentRooms } from '#modules/applications/comments/server/live-rooms.ts';
import { invoiceList } from '#modules/billing/invoices/server/live-list.ts';
import { forgetServices } from '#modules/catalogue/services/server/offer/load-services.ts';
import { certificateList } from '#modules/certification/certificates/server/live-list.ts';
import { certificateRoom } from '#modules/certification/certificates/server/live-room.ts';
import { certificateViewers } from '#modules/certification/certificates/server/viewers-room.ts';
import { accountList } from '#modules/identity/accounts/server/live-list.ts';
import { sessionCache } from '#modules/identity/sign-in/server/session-cache.ts';
import { stillSignedIn } from '#modules/identity/sign-in/server/still-signed-in.ts';
import { logLists } from '#modules/operations/event-log/server/live-lists.ts';
import { exportList } from '#modules/operations/exports/server/live-list.ts';
import { announcementsRoom } from '#modules/public/content/server/announcements-room.ts';
import { forgetPublished } from '#modules/public/content/server/remember-versions.ts';
import { forgetVerdicts } from '#modules/public/site/server/page-memory.ts';
import { refreshTexts } from '#modules/public/translations/server/refresh-texts.ts';
import { conversationRoom, deskRoom, spokenIn } from '#modules/support/chat/server/chat-rooms.ts';
import { inboxRoom } from '#modules/support/conversations/server/inbox-room.ts';
import { isOfInbox } from '#modules/support/conversations/server/is-of-inbox.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { startPresence } from '#platform/server/realtime/presence.ts';
import { startRealtime } from '#platform/server/realtime/start-realtime.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';

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
