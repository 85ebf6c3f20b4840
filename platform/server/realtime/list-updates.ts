/**
 * Notifies users who have a list open which rows visible to them are new or changed, in batches of at most
 * one message per second and list, so that their screens reload.
 */
import { type ListUpdate, listRoom } from '#platform/common/contract/live.ts';
import { applyGateResult } from './apply-gate-result.ts';
import { startPulses } from './start-pulses.ts';
import type { Gate, ListKinds, LiveServer, LiveSocket, RoomKind } from './types.ts';

/** Delay in ms that combines changes of one burst. */
const GATHER_MS = 60;
/**
 * Minimum ms between messages per list; at most a fifth of the time is spent determining who receives them.
 */
const MIN_INTERVAL_MS = 1_000;
const MAX_LOAD_SHARE = 4;
/** Above this number of rows everyone is asked to reload, without listing keys. */
const MAX_KEYS = 500;

type List = { keys: Set<string>; timer: NodeJS.Timeout | null; restsUntil: number; isAsking: boolean };

/**
 * Notifies open lists which rows visible to each user are new or changed. Database notifications are
 * batched: hundreds of changes in a second are one query per group of users with the same visibility, and
 * one message to each screen.
 */
export function createListUpdates(io: LiveServer, { lists, gate }: { lists: ListKinds; gate: Gate }) {
  const state = new Map<string, List>();
  const isOpen = (name: string): boolean => io.sockets.adapter.rooms.has(listRoom(name));

  const plan = (name: string, list: List): void => {
    if (list.timer || list.isAsking || list.keys.size === 0) return;
    const wait = Math.max(GATHER_MS, list.restsUntil - performance.now());
    list.timer = setTimeout(() => void work(name, list), wait);
    list.timer.unref();
  };
  const work = async (name: string, list: List): Promise<void> => {
    const keys = [...list.keys];
    list.keys.clear();
    list.timer = null;
    list.isAsking = true;
    const since = performance.now();
    try {
      await notifySockets(io, { lists, gate }, name, keys);
    } catch (problem) {
      console.error('realtime: a change of a list was not published:', problem);
      // Anyone in the room may reload; the request checks what they may see.
      io.to(listRoom(name)).emit('resync');
    }
    const took = performance.now() - since;
    list.restsUntil = performance.now() + Math.max(MIN_INTERVAL_MS, took * MAX_LOAD_SHARE);
    list.isAsking = false;
    plan(name, list);
  };
  const handleChange = (name: string, key: string): void => {
    if (!isOpen(name)) return;
    const list = state.get(name) ?? { keys: new Set(), timer: null, restsUntil: 0, isAsking: false };
    state.set(name, list);
    if (list.keys.size <= MAX_KEYS) list.keys.add(key);
    plan(name, list);
  };
  const pulses = startPulses({ lists, isOpen, onChange: (name) => handleChange(name, '') });
  return {
    /** Reports a change of the row with that key; '' for lists whose rows have no key. */
    hear: handleChange,
    stop: (): void => {
      pulses.stop();
      for (const { timer } of state.values()) if (timer) clearTimeout(timer);
    },
  };
}

/** The rooms `list:<name>`. They are notified by `createListUpdates` in batches, not per change. */
export const listRooms = (lists: ListKinds): RoomKind => ({
  Channel: null,
  canJoin: async (person, name) => (Object.hasOwn(lists, name) && lists[name]?.canJoin(person)) === true,
  payloadFor: async () => null,
});

type NotifyOptions = { lists: ListKinds; gate: Gate };

async function notifySockets(
  io: LiveServer,
  telling: NotifyOptions,
  name: string,
  keys: readonly string[],
): Promise<void> {
  const kind = telling.lists[name];
  const Room = listRoom(name);
  const inside = [...(io.sockets.adapter.rooms.get(Room) ?? [])].flatMap(
    (id) => io.sockets.sockets.get(id) ?? [],
  );
  if (!kind || inside.length === 0) return;
  applyGateResult(inside, await telling.gate(inside.map(({ data }) => data.Hash)));
  const isThere = (socket: LiveSocket) => socket.connected && socket.rooms.has(Room);
  const groups = Map.groupBy(inside.filter(isThere), ({ data }) => kind.scopeKeyOf(data.Person));
  for (const sockets of groups.values()) {
    const [{ data }] = sockets as [LiveSocket];
    if (!kind.canJoin(data.Person)) {
      for (const socket of sockets) await socket.leave(Room);
      continue;
    }
    const isMany = keys.length > MAX_KEYS;
    const seen = isMany ? null : await kind.visibleKeys(data.Person, keys);
    if (seen?.length === 0) continue;
    const Detail: ListUpdate = { Keys: seen };
    for (const socket of sockets) if (isThere(socket)) socket.emit('changed', { Room, Detail });
  }
}
