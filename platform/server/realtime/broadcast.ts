import { applyGateResult } from './apply-gate-result.ts';
import { leaveRoom } from './rooms.ts';
import type { Gate, LiveServer, LiveSocket, RoomKinds } from './types.ts';

type BroadcastOptions = { kinds: RoomKinds; gate: Gate };

/**
 * Sends a change in a room, announced by the database, to the users who have it open; each gets only what
 * they may see, and anyone who has lost access is removed from the room.
 */
export function createBroadcaster(io: LiveServer, passing: BroadcastOptions) {
  const turns = new Map<string, { isAgain: boolean }>();
  return async (kind: string, payload: string): Promise<void> => {
    if (!passing.kinds[kind]?.isState) return notifySocket(io, passing, kind, payload);
    const room = `${kind}:${payload.split(' ')[0]}`;
    const running = turns.get(room);
    if (running) {
      running.isAgain = true;
      return;
    }
    const turn = { isAgain: true };
    turns.set(room, turn);
    try {
      while (turn.isAgain) {
        turn.isAgain = false;
        await notifySocket(io, passing, kind, payload);
      }
    } finally {
      turns.delete(room);
    }
  };
}

async function notifySocket(
  io: LiveServer,
  { kinds, gate }: BroadcastOptions,
  kind: string,
  payload: string,
): Promise<void> {
  const [key = '', what = ''] = payload.split(' ');
  const Room = `${kind}:${key}`;
  const inside = [...(io.sockets.adapter.rooms.get(Room) ?? [])].flatMap(
    (id) => io.sockets.sockets.get(id) ?? [],
  );
  if (inside.length === 0) return;
  applyGateResult(inside, await gate(inside.map(({ data }) => data.Hash)));
  const sent = new Map<number, Promise<unknown>>();
  const sendTo = (socket: LiveSocket) => {
    const { Person } = socket.data;
    const pending =
      sent.get(Person.Id) ?? kinds[kind]?.payloadFor(Person, key, what) ?? Promise.resolve(null);
    sent.set(Person.Id, pending);
    return pending;
  };
  for (const socket of inside) {
    // Also false for a socket that left while another socket's payload was prepared.
    const isThere = () => socket.connected && socket.rooms.has(Room);
    if (!isThere()) continue;
    try {
      const Detail = await sendTo(socket);
      if (!isThere()) continue;
      if (Detail === null) await leaveRoom(socket, kinds, Room);
      else if (!kinds[kind]?.isState || isChanged(socket, Room, Detail))
        socket.emit('changed', { Room, Detail });
    } catch (problem) {
      // Everyone else still gets the update; this screen has to fetch it itself.
      console.error('realtime: a change was not sent to a client:', problem);
      if (isThere()) socket.emit('resync');
    }
  }
}

/**
 * Whether this socket has not received this state yet: repeating it would only reveal that something
 * happened.
 */
function isChanged(socket: LiveSocket, room: string, detail: unknown): boolean {
  const state = JSON.stringify(detail);
  if (socket.data.LastSent.get(room) === state) return false;
  socket.data.LastSent.set(room, state);
  return true;
}
