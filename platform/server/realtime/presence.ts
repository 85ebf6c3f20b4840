import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { INBOX_ROLES, type Role } from '#platform/common/access/roles.ts';
import type { Signal } from '#platform/common/contract/live.ts';
import { TYPING_MS } from '#platform/common/contract/live.ts';
import type { Db } from '../database/connect.ts';
import { newKey } from '../database/keys.ts';
import type { SignedIn } from '../http/context.ts';
import { SERVER_LEASE } from './server-lease.ts';

/** How often a process says that its sockets are still there. */
const HEARTBEAT_MS = 20_000;
/** After this long without a heartbeat they count as gone: three beats, for the database may be away for one. */
export const STALE_AFTER = '60 seconds';
/** How often to check whether another process has died: sooner than its people are missed. */
const SWEEP_MS = 2_000;

export type Presence = ReturnType<typeof startPresence>;
type PresenceEntry = { Rooms: Set<string>; Last: Promise<unknown> };
type SocketSignal = { SocketId: string; Signal: Signal };

/** Staff who answer questions are visible to everyone who asks. */
const isStaff = ({ Roles }: SignedIn): boolean =>
  Roles.some((role) => (INBOX_ROLES as readonly Role[]).includes(role));

/**
 * Records which sockets of this process have which rooms open; the database notifies all processes. The process holds a lock as
 * long as it lives, which PostgreSQL releases when it is killed: then its people are removed.
 */
export function startPresence(db: Db) {
  const Process = newKey();
  const places = new Map<string, PresenceEntry>();

  /** A socket's signals are written in the order received. */
  const inOrder = <T>(socketId: string, work: () => Promise<T>): Promise<T> => {
    const place = places.get(socketId) ?? { Rooms: new Set<string>(), Last: Promise.resolve() };
    places.set(socketId, place);
    const done = place.Last.then(work);
    place.Last = done.catch(() => undefined);
    return done;
  };

  /** Out of one room; also of one that it never said anything about. */
  const left = async (SocketId: string, Room: string): Promise<void> => {
    const place = places.get(SocketId);
    if (!place) return;
    const done = inOrder(SocketId, async () => {
      if (!place.Rooms.delete(Room)) return;
      await db.deleteFrom('Presence').where('SocketId', '=', SocketId).where('Room', '=', Room).execute();
    });
    const mine = place.Last;
    await done;
    // Unless it has signalled something else in the meantime.
    if (place.Rooms.size === 0 && place.Last === mine) places.delete(SocketId);
  };

  const hear = async (person: SignedIn, Room: string, { SocketId, Signal }: SocketSignal): Promise<void> => {
    if (Signal === 'GONE') return left(SocketId, Room);
    await inOrder(SocketId, async () => {
      const change = changeOf(Signal);
      const rooms = places.get(SocketId)?.Rooms;
      // The last word of a screen that was just closed: who stops writing is not there for that.
      if (Signal === 'IDLE' && !rooms?.has(Room)) return;
      rooms?.add(Room);
      const row = { SocketId, Room, Process, AccountId: person.Id, IsStaff: isStaff(person), ...change };
      await db
        .insertInto('Presence')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['SocketId', 'Room']).doUpdateSet({ ...change, SeenAt: sql`now()` }),
        )
        .execute();
    });
  };

  const timers = [
    setInterval(
      () => void sendHeartbeat(db, [...places.keys()]).catch(() => undefined),
      HEARTBEAT_MS,
    ).unref(),
    setInterval(() => void sweep(db, Process).catch(() => undefined), SWEEP_MS).unref(),
  ];
  return {
    hear,
    left,
    /** Shared, so that a reopened connection need not wait until the lost one is found to be lost. */
    hold: (client: ClientBase) =>
      client.query('select pg_advisory_lock_shared($1, hashtext($2))', [SERVER_LEASE, Process]),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await db.deleteFrom('Presence').where('Process', '=', Process).execute();
    },
  };
}

function changeOf(signal: Signal) {
  const TypingUntil = signal === 'TYPING' ? new Date(Date.now() + TYPING_MS) : null;
  if (signal === 'IDLE') return { TypingUntil };
  return { TypingUntil, IsViewing: signal !== 'AWAY', IsEditing: signal === 'EDITING' };
}

/** Takes away whom a process had that lives no more. Its own are spoken for by itself. */
const sweep = (db: Db, own: string) =>
  sql`
    delete from presence where process <> ${own} and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = ${SERVER_LEASE}
        and objid = (hashtext(presence.process)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database()))`.execute(db);

/** Refreshes the presence of these people, and removes those no longer confirmed. */
export async function sendHeartbeat(db: Db, sockets: readonly string[]): Promise<void> {
  if (sockets.length > 0)
    await db
      .updateTable('Presence')
      .set({ SeenAt: sql`now()` })
      .where(sql<boolean>`socket_id = any(${sockets})`)
      .execute();
  await db.deleteFrom('Presence').where('SeenAt', '<', sql<Date>`now() - ${STALE_AFTER}::interval`).execute();
}
