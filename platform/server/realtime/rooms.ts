/**
 * Lets a live connection join the rooms that its user may see, leave them and send signals there (viewing,
 * editing, typing); slows down or disconnects clients that send too many messages.
 */
import type { z } from 'zod';
import { type LiveAnswer, roomInput, signalInput } from '#platform/common/contract/live.ts';
import { fail } from '../http/fail.ts';
import { zodFields } from '../http/zod-fields.ts';
import { formatProblem } from './format-problem.ts';
import type { LiveSocket, RoomKinds } from './types.ts';

const ROOMS_PER_SOCKET = 20;
const WINDOW_MS = 10_000;
/**
 * Maximum messages per window, more than any screen needs; a script that guesses keys is slowed down, then
 * disconnected.
 */
const MESSAGES_PER_WINDOW = 30;
const MESSAGES_OF_ATTACK = 300;

/** Admits a socket to rooms that its user may see, receives its signals there, and handles leaving. */
export function openRooms(socket: LiveSocket, kinds: RoomKinds): void {
  const answering =
    <Input extends z.ZodType>(input: Input, act: (request: z.output<Input>) => Promise<unknown>) =>
    (request: unknown, answer?: (liveAnswer: LiveAnswer) => void): void => {
      const log = typeof answer === 'function' ? answer : () => undefined;
      Promise.resolve()
        .then(() => slowDown(socket))
        .then(() => act(parsed(input, request)))
        .then(() => log({ data: {} }))
        .catch((problem: unknown) => log(formatProblem(problem, socket.data.Language)));
    };

  const join = async ({ Room: room }: { Room: string }) => {
    const [kind = '', key = ''] = room.split(':');
    const { Person } = socket.data;
    // The server joins users to their personal room; it cannot be requested, whether one's own or another
    // user's.
    const isOpen = Object.hasOwn(kinds, kind) && (await kinds[kind]?.canJoin(Person, key));
    if (!isOpen) fail('ERR_NOT_FOUND');
    if (socket.rooms.size > ROOMS_PER_SOCKET + 1) fail('ERR_RATE_LIMIT', { Params: { minutes: 1 } });
    if (socket.connected) await socket.join(room);
  };
  const leave = async ({ Room }: { Room: string }) => {
    if (!Room.startsWith('user:')) await leaveRoom(socket, kinds, Room);
  };
  const signal = async ({ Room, Signal }: z.output<typeof signalInput>) => {
    const handleSignal = kindOf(kinds, Room)?.onSignal;
    if (!handleSignal || !socket.rooms.has(Room)) return fail('ERR_NOT_FOUND');
    await handleSignal(socket.data.Person, Room, { SocketId: socket.id, Signal });
  };
  socket.on('join', answering(roomInput, join));
  socket.on('leave', answering(roomInput, leave));
  socket.on('signal', answering(signalInput, signal));
  socket.on('disconnecting', () => {
    for (const room of socket.rooms) void leaveRoom(socket, kinds, room);
  });
}

const kindOf = (kinds: RoomKinds, room: string) => {
  const [kind = ''] = room.split(':');
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
};

/** Leaves a room; the room's kind is notified. */
export async function leaveRoom(socket: LiveSocket, kinds: RoomKinds, room: string): Promise<void> {
  socket.data.LastSent.delete(room);
  await socket.leave(room);
  await kindOf(kinds, room)
    ?.onLeave?.(socket.id, room)
    .catch((problem: unknown) => console.error('realtime: the handler for leaving a room failed:', problem));
}

function parsed<Input extends z.ZodType>(input: Input, request: unknown): z.output<Input> {
  const found = input.safeParse(request, { reportInput: true });
  return found.success ? found.data : fail('ERR_VALIDATION', { Fields: zodFields(found.error) });
}

function slowDown(socket: LiveSocket): void {
  const { Joins } = socket.data;
  const now = performance.now();
  if (now - Joins.Since > WINDOW_MS) Object.assign(Joins, { Count: 0, Since: now });
  Joins.Count += 1;
  if (Joins.Count > MESSAGES_OF_ATTACK) socket.disconnect(true);
  if (Joins.Count > MESSAGES_PER_WINDOW) fail('ERR_RATE_LIMIT', { Params: { minutes: 1 } });
}
