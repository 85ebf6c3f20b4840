import type { Db } from '#platform/server/database/connect.ts';
import type { RoomKind } from '#platform/server/realtime/types.ts';
import type { Announced } from '../rules/contract.ts';
import { announcedTo } from './announcements.ts';

/** Everybody who is signed in hears of what is announced to them, as soon as it is published. */
export const announcementsRoom = (db: Db): RoomKind => ({
  Channel: 'content',
  mayJoin: async (_person, key) => key === 'announcements',
  say: (person): Promise<Announced> => announcedTo(db, person, new Date()),
  isState: true,
});
