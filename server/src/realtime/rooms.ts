import { type LiveAnswer, roomInput } from '@assay/shared/contract/live.ts';
import { fail } from '../http/fail.ts';
import { zodFields } from '../http/zod-fields.ts';
import { sayProblem } from './say-problem.ts';
import { settle } from './settle.ts';
import type { Gate, LiveServer, LiveSocket, RoomKinds } from './types.ts';

const ROOMS_PER_SOCKET = 20;
const WINDOW_MS = 10_000;
/** More than any screen needs; a script that guesses keys is slowed down, and then put out. */
const MESSAGES_PER_WINDOW = 30;
const MESSAGES_OF_ATTACK = 300;

/** Lets a socket into the rooms that its person may see, and out again. */
export function openRooms(socket: LiveSocket, kinds: RoomKinds): void {
  const answering =
    (act: (room: string) => Promise<void>) =>
    (wish: unknown, answer?: (said: LiveAnswer) => void): void => {
      const say = typeof answer === 'function' ? answer : () => undefined;
      Promise.resolve()
        .then(() => slowDown(socket))
        .then(() => act(roomOf(wish)))
        .then(() => say({ data: {} }))
        .catch((problem: unknown) => say(sayProblem(problem, socket.data.Language)));
    };

  const join = async (room: string) => {
    const [kind = '', key = ''] = room.split(':');
    const { Person } = socket.data;
    // One's own room is entered by the server; nobody asks for it, and somebody else's does not exist.
    const isOpen = Object.hasOwn(kinds, kind) && (await kinds[kind]?.mayJoin(Person, key));
    if (!isOpen) fail('ERR_NOT_FOUND');
    if (socket.rooms.size > ROOMS_PER_SOCKET + 1) fail('ERR_RATE_LIMIT', { Params: { minutes: 1 } });
    if (socket.connected) await socket.join(room);
  };
  const leave = async (room: string) => {
    if (!room.startsWith('user:')) await socket.leave(room);
  };
  socket.on('join', answering(join));
  socket.on('leave', answering(leave));
}

function roomOf(wish: unknown): string {
  const parsed = roomInput.safeParse(wish, { reportInput: true });
  return parsed.success ? parsed.data.Room : fail('ERR_VALIDATION', { Fields: zodFields(parsed.error) });
}

function slowDown(socket: LiveSocket): void {
  const { Joins } = socket.data;
  const now = performance.now();
  if (now - Joins.Since > WINDOW_MS) Object.assign(Joins, { Count: 0, Since: now });
  Joins.Count += 1;
  if (Joins.Count > MESSAGES_OF_ATTACK) socket.disconnect(true);
  if (Joins.Count > MESSAGES_PER_WINDOW) fail('ERR_RATE_LIMIT', { Params: { minutes: 1 } });
}

type Telling = { kinds: RoomKinds; gate: Gate; kind: string; payload: string };

/**
 * Passes on what the database told of a room. Who is in it is asked again, and what each may see now: who lost sight
 * of it is put out of the room and hears nothing.
 */
export async function passOn(io: LiveServer, { kinds, gate, kind, payload }: Telling): Promise<void> {
  const [key = '', what = ''] = payload.split(' ');
  const Room = `${kind}:${key}`;
  const inside = [...(io.sockets.adapter.rooms.get(Room) ?? [])].flatMap(
    (id) => io.sockets.sockets.get(id) ?? [],
  );
  if (inside.length === 0) return;
  settle(inside, await gate(inside.map(({ data }) => data.Hash)));
  const said = new Map<number, Promise<unknown>>();
  for (const socket of inside) {
    // Also one that left, or was disconnected, while somebody else's answer was made.
    if (!socket.connected || !socket.rooms.has(Room)) continue;
    const { Person } = socket.data;
    const asked = said.get(Person.Id) ?? kinds[kind]?.say(Person, key, what) ?? Promise.resolve(null);
    said.set(Person.Id, asked);
    const Detail = await asked;
    if (!socket.connected || !socket.rooms.has(Room)) continue;
    if (Detail === null) await socket.leave(Room);
    else socket.emit('changed', { Room, Detail });
  }
}
