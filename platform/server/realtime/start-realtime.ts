/**
 * Starts the live connections (socket.io) on the portal's port: accepts only the portal's own pages, and
 * forwards changes that the database announces to this process's users and caches.
 */
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { Client } from 'pg';
import { Server } from 'socket.io';
import { LIVE_PATH } from '#platform/common/contract/live.ts';
import type { Settings } from '../configuration/settings.ts';
import { hostHeaders } from '../http/require-one-host.ts';
import { authenticateSocket } from './authenticate-socket.ts';
import { createBroadcaster } from './broadcast.ts';
import { clientAddress } from './client-address.ts';
import { type ConnectionSlots, createConnectionSlots } from './connection-slots.ts';
import { createListUpdates, listRooms } from './list-updates.ts';
import { listen, type ReceivedNotification } from './listen.ts';
import { startRecheck } from './recheck.ts';
import { openRooms } from './rooms.ts';
import type { Gate, ListKinds, LiveServer, RoomKinds } from './types.ts';

/**
 * Whether a connection comes from one of the portal's own pages. Browsers always send the origin when
 * opening a socket; a client without one is not a browser and needs a token like everyone else. Outside
 * production the portal is also opened under other names (127.0.0.1, a machine in the network).
 */
function isOwnPage({ headers }: IncomingMessage, settings: Settings): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === new URL(settings.PUBLIC_URL).origin) return true;
  return settings.NODE_ENV !== 'production' && hostOf(origin) === headers.host;
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Maximum bytes of a client's message, which contains no more than a token and a room. */
const MESSAGE_BYTES = 4_096;
const HANDSHAKE_MS = 5_000;

type Options = {
  server: HttpServer;
  settings: Settings;
  url: string;
  gate: Gate;
  rooms: RoomKinds;
  /** Lists that can be open, in rooms `list:<name>`. */
  lists: ListKinds;
  /**
   * By channel: what this process invalidates when the database announces a change; '' if the change is
   * unknown.
   */
  evict: Readonly<Record<string, ReceivedNotification>>;
  /** Reloads the custom texts. */
  texts: () => Promise<void>;
  /** Reloads the certification body's settings. */
  setting: () => Promise<void>;
  /**
   * Called on each new listening connection, to register the process as alive for as long as the connection
   * lasts.
   */
  onOpen?: (client: Client) => Promise<unknown>;
};

/**
 * Starts live connections on the portal's own port. Every process listens to the database and notifies its
 * own sockets, so that all of them are reached exactly when a change is committed, whatever the number of
 * processes.
 */
export async function startRealtime(options: Options) {
  const { server, settings, url, gate, lists, evict, onOpen } = options;
  const { io, arrivals } = createSockets(server, settings);
  const rooms: RoomKinds = { ...options.rooms, list: listRooms(lists) };
  const recheck = startRecheck(io, gate);
  const news = createListUpdates(io, { lists, gate });
  const passOn = createBroadcaster(io, { kinds: rooms, gate });
  authenticateSocket(io, gate, arrivals);
  io.on('connection', (socket) => {
    void socket.join(`user:${socket.data.Person.UserKey}`);
    openRooms(socket, rooms);
    // Notifications between authentication and now did not reach this socket.
    recheck.of(socket.data.Person.Id);
  });
  /** Screens request the new texts or settings as soon as this process has them. */
  const announceAgain = (what: 'texts' | 'setting') => () =>
    void options[what]()
      .then(() => io.emit(what))
      .catch((problem: unknown) => console.error(`realtime: ${what} could not be refreshed:`, problem));
  const channels = handlersByChannel([
    ...Object.entries(evict),
    ['translation', announceAgain('texts')],
    ['setting', announceAgain('setting')],
    ['session', (account) => (/^\d+$/.test(account) ? recheck.of(Number(account)) : recheck.all())],
    [
      'notification',
      (payload) => {
        const [userKey, key] = payload.split(' ');
        io.to(`user:${userKey}`).emit('notification', { NotificationKey: key || null });
      },
    ],
    ...Object.entries(rooms).flatMap(([kind, { Channel }]): ChannelHandler[] =>
      Channel === null
        ? []
        : [
            [
              Channel,
              (payload) =>
                void passOn(kind, payload).catch((problem: unknown) => {
                  console.error('realtime: a change was not forwarded:', problem);
                  io.to(`${kind}:${payload.split(' ')[0]}`).emit('resync');
                }),
            ],
          ],
    ),
    ...Object.entries(lists).flatMap(([name, { Channels }]) =>
      Channels.map(
        (channel): ChannelHandler => [channel, (payload) => news.hear(name, payload.split(' ')[0] ?? '')],
      ),
    ),
  ]);
  const onBack = () => {
    for (const forgetOne of Object.values(evict)) forgetOne('');
    recheck.all();
    announceAgain('texts')();
    announceAgain('setting')();
    io.emit('resync');
  };
  const listening = await listen(url, { channels, onBack, ...(onOpen && { onOpen }) });
  // Changes between startup and now were not announced.
  await Promise.all([options.texts(), options.setting()]);
  return {
    /** Returns the number of sockets connected to this process. */
    sockets: () => io.sockets.sockets.size,
    stop: async () => {
      recheck.stop();
      news.stop();
      await listening.stop();
      await disconnectAll(io);
    },
  };
}

type ChannelHandler = [channel: string, hear: ReceivedNotification];

/** Combines handlers of the same channel; caches are invalidated before anyone is notified. */
function handlersByChannel(hearings: readonly ChannelHandler[]): Record<string, ReceivedNotification> {
  const byChannel = Map.groupBy(hearings, ([channel]) => channel);
  return Object.fromEntries(
    [...byChannel].map(([channel, all]) => [
      channel,
      (payload: string) => {
        for (const [, handler] of all) handler(payload);
      },
    ]),
  );
}

/**
 * Closes every connection as a network interruption, not a refusal: screens reconnect within a second or
 * two, to another process if there is one.
 */
async function disconnectAll(io: LiveServer): Promise<void> {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
  await io.close();
}

/**
 * Accepts WebSocket upgrades only: other requests on the path go to the API, which has no route there. A
 * socket thus stays with its process, and proxies need no sticky sessions.
 */
function createSockets(
  server: HttpServer,
  settings: Settings,
): { io: LiveServer; arrivals: ConnectionSlots } {
  const arrivals = createConnectionSlots();
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
    allowRequest: handshakeGuard(settings, arrivals),
  });
  server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
  return { io, arrivals };
}

function handshakeGuard(settings: Settings, arrivals: ConnectionSlots) {
  const addressOf = clientAddress(settings.TRUST_PROXY);
  return (
    request: IncomingMessage,
    answer: (refusal: string | null | undefined, isOpen: boolean) => void,
  ) => {
    if (hostHeaders(request) !== 1) return answer('host', false);
    if (!isOwnPage(request, settings)) return answer('origin', false);
    arrivals.arrive(request, addressOf(request));
    answer(null, true);
  };
}
