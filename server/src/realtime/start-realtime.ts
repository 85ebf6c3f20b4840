import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import { LIVE_PATH } from '@assay/shared/contract/live.ts';
import { Server } from 'socket.io';
import type { Settings } from '../settings.ts';
import { clientAddress } from './client-address.ts';
import { isOwnPage } from './is-own-page.ts';
import { letIn } from './let-in.ts';
import { listen } from './listen.ts';
import { passingOn } from './pass-on.ts';
import { createPlaces } from './places.ts';
import { startRecheck } from './recheck.ts';
import { openRooms } from './rooms.ts';
import type { Gate, LiveServer, RoomKinds } from './types.ts';

/** A token and a room are all that anybody has to say. */
const MESSAGE_BYTES = 4_096;
const HANDSHAKE_MS = 10_000;
/** A whole office behind one address. */
const SOCKETS_PER_ADDRESS = 500;

type Options = {
  server: HttpServer;
  settings: Settings;
  url: string;
  gate: Gate;
  rooms: RoomKinds;
  /** By channel, what this process forgets when the database tells there that it changed. */
  forget: Readonly<Record<string, () => void>>;
  /** Reads the body's own words for texts again. */
  texts: () => Promise<void>;
};

/**
 * Live screens on the portal's own port. Every process listens to the database itself and tells its own sockets, so
 * that word reaches all of them exactly when a change is committed, however many processes there are.
 */
export async function startRealtime({ server, settings, url, gate, rooms, forget, texts }: Options) {
  const io = createSockets(server, settings);
  const recheck = startRecheck(io, gate);
  const passOn = passingOn(io, { kinds: rooms, gate });
  letIn(io, gate);
  io.on('connection', (socket) => {
    void socket.join(`user:${socket.data.Person.UserKey}`);
    openRooms(socket, rooms);
    // What was told between the door and here concerned nobody yet.
    recheck.of(socket.data.Person.Id);
  });
  /** Screens ask for the new words as soon as this process has them. */
  const sayTexts = () =>
    void texts()
      .then(() => io.emit('texts'))
      .catch((problem: unknown) => console.error('realtime: texts were not read again:', problem));
  const listening = await listen(url, {
    channels: {
      ...forget,
      translation: sayTexts,
      session: (account) => (/^\d+$/.test(account) ? recheck.of(Number(account)) : recheck.all()),
      notification: (payload) => {
        const [userKey, key] = payload.split(' ');
        io.to(`user:${userKey}`).emit('notification', { NotificationKey: key || null });
      },
      ...Object.fromEntries(
        Object.entries(rooms).map(([kind, { Channel }]) => [
          Channel,
          (payload: string) => {
            // A room's channel may also be one on which something is forgotten.
            forget[Channel]?.();
            void passOn(kind, payload).catch((problem: unknown) =>
              console.error('realtime: a change was not passed on:', problem),
            );
          },
        ]),
      ),
    },
    onBack: () => {
      for (const forgetOne of Object.values(forget)) forgetOne();
      recheck.all();
      sayTexts();
      io.emit('resync');
    },
  });
  // What changed between the start and here was told to nobody.
  await texts();
  return {
    stop: async () => {
      recheck.stop();
      await listening.stop();
      io.disconnectSockets(true);
      await io.close();
    },
  };
}

/**
 * Upgrades only: everything else on the path is the API's, which knows nothing there. So a socket stays with the
 * process that took it, and no proxy has to send later requests to the same one.
 */
function createSockets(server: HttpServer, settings: Settings): LiveServer {
  const upgrades = createServer();
  const io: LiveServer = new Server(upgrades, {
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    cookie: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: HANDSHAKE_MS,
    allowRequest: doorkeeper(settings),
  });
  server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
  return io;
}

function doorkeeper(settings: Settings) {
  const places = createPlaces(SOCKETS_PER_ADDRESS);
  const addressOf = clientAddress(settings.TRUST_PROXY);
  return (
    request: IncomingMessage,
    answer: (refusal: string | null | undefined, isOpen: boolean) => void,
  ) => {
    if (!isOwnPage(request, settings)) return answer('origin', false);
    const giveBack = places.take(addressOf(request));
    if (!giveBack) return answer('too many', false);
    request.socket.once('close', giveBack);
    answer(null, true);
  };
}
