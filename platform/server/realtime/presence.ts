/**
 * Records in the database which users have which rooms (open records, chats) open, and whether they are
 * viewing, editing or typing, for all server processes; users of a dead process are removed within seconds.
 */
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { platformPermissions } from '#platform/common/access/platform-permissions.ts';
import type { Signal } from '#platform/common/contract/live.ts';
import { TYPING_MS } from '#platform/common/contract/live.ts';
import type { Db } from '../database/connect.ts';
import { newKey } from '../database/keys.ts';
import type { SignedIn } from '../http/context.ts';
import { reportOutages } from '../operation/report-outages.ts';
import { SERVER_LEASE } from './server-lease.ts';

/** Interval in ms at which a process reports its sockets as active. */
const HEARTBEAT_MS = 20_000;
/**
 * After this time without a heartbeat sockets count as gone: three intervals, as the database may be
 * unavailable for one.
 */
export const STALE_AFTER = '60 seconds';
/** Interval in ms for detecting dead processes, short enough that their users are removed promptly. */
const SWEEP_MS = 2_000;

export type Presence = ReturnType<typeof startPresence>;
type PresenceEntry = { Rooms: Set<string>; Last: Promise<unknown> };
type SocketSignal = { SocketId: string; Signal: Signal };

/** Staff who answer questions are visible to everyone who asks. */
const isStaff = ({ Roles }: SignedIn): boolean =>
  hasPermission(Roles, platformPermissions.SHOW_PRESENCE_TO_CLIENTS);

/**
 * Records which sockets of this process have which rooms open; the database notifies all processes. The
 * process has a lock as long as it lives, which PostgreSQL releases when it is killed: then its users are
 * removed.
 */
export function startPresence(db: Db) {
  const Process = newKey();
  const places = new Map<string, PresenceEntry>();

  /** Writes a socket's signals in the order received. */
  const inOrder = <T>(socketId: string, work: () => Promise<T>): Promise<T> => {
    const place = places.get(socketId) ?? { Rooms: new Set<string>(), Last: Promise.resolve() };
    places.set(socketId, place);
    const done = place.Last.then(work);
    // The caller gets the error of its own signal; the next one does not depend on it.
    place.Last = done.catch(() => undefined);
    return done;
  };

  /** Leaves one room, including one for which no signal was sent. */
  const left = async (SocketId: string, Room: string): Promise<void> => {
    const place = places.get(SocketId);
    if (!place) return;
    const done = inOrder(SocketId, async () => {
      if (!place.Rooms.delete(Room)) return;
      await db.deleteFrom('Presence').where('SocketId', '=', SocketId).where('Room', '=', Room).execute();
    });
    const mine = place.Last;
    await done;
    // Unless it has sent another signal in the meantime.
    if (place.Rooms.size === 0 && place.Last === mine) places.delete(SocketId);
  };

  const handleSignal = async (
    person: SignedIn,
    Room: string,
    { SocketId, Signal }: SocketSignal,
  ): Promise<void> => {
    if (Signal === 'GONE') return left(SocketId, Room);
    await inOrder(SocketId, async () => {
      const change = changeOf(Signal);
      const rooms = places.get(SocketId)?.Rooms;
      // A final IDLE signal of a closed screen: the end of typing does not make a user present.
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

  const beating = reportOutages('presence heartbeat', 'users of this process disappear from open records');
  const sweeping = reportOutages('presence sweep', 'users of ended processes stay in open records');
  const timers = [
    setInterval(() => void beating.run(() => sendHeartbeat(db, [...places.keys()])), HEARTBEAT_MS).unref(),
    setInterval(() => void sweeping.run(() => sweep(db, Process)), SWEEP_MS).unref(),
  ];
  return {
    hear: handleSignal,
    left,
    /** A shared lock, so that a reopened connection need not wait until the lost one is detected. */
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

/** Removes the presence rows of processes that no longer run; a process updates its own rows itself. */
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
