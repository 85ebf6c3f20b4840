import type { Announced } from '@assay/shared/content/contract.ts';
import type { Db } from '../db/connect.ts';
import type { RoomKind } from '../realtime/types.ts';
import { announcedTo } from './announcements.ts';

/** Everybody who is signed in hears of what is announced to them, as soon as it is published. */
export const announcementsRoom = (db: Db): RoomKind => ({
  Channel: 'content',
  mayJoin: async (_person, key) => key === 'announcements',
  say: (person): Promise<Announced> => announcedTo(db, person, new Date()),
  isState: true,
});
