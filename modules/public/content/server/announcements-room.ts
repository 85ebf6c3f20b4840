import type { Db } from '#platform/server/database/connect.ts';
import type { RoomKind } from '#platform/server/realtime/types.ts';
import type { Announced } from '../rules/announcement-contract.ts';
import { announcedTo } from './announcements.ts';

/**
 * Live room that sends each signed-in user of the app the announcements for that user as soon as they are
 * published.
 */
export const announcementsRoom = (db: Db): RoomKind => ({
  Channel: 'content',
  canJoin: async (_person, key) => key === 'announcements',
  payloadFor: (person): Promise<Announced> => announcedTo(db, person, new Date()),
  isState: true,
});
