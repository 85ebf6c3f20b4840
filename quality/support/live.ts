/**
 * Helpers for tests of live updates: start a second live server on the same database, open Socket.IO
 * connections to it, send signals, and wait for events.
 */
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { createPortal } from '#apps/server/portal.ts';
import { startPortalRealtime } from '#apps/server/start-realtime.ts';
import {
  LIVE_PATH,
  type LiveAnswer,
  type LiveToClient,
  type LiveToServer,
} from '#platform/common/contract/live.ts';
import { connect } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { TestPortal } from './portal.ts';

export type Client = Socket<LiveToClient, LiveToServer>;
export type LivePortal = { origin: string; stop: () => Promise<void> };

/**
 * Starts another live server with separate port and connections on the same database, like a second portal
 * process.
 */
export async function startLivePortal(test: TestPortal): Promise<LivePortal> {
  const url = String(test.portal.settings.DATABASE_URL);
  const { db } = connect(url, 5);
  const portal: Portal = { db, settings: test.portal.settings };
  const app = await createPortal(portal, test.store);
  const live = await startPortalRealtime(portal, app.server, url);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await live.stop();
      await app.close();
      await db.destroy();
    },
  };
}

type Options = { language?: string; origin?: string; transports?: ('websocket' | 'polling')[] };

export const openSocket = (
  at: LivePortal,
  token: unknown,
  { language, origin, transports = ['websocket'] }: Options = {},
): Client =>
  io(at.origin, {
    path: LIVE_PATH,
    transports,
    auth: { token, language },
    reconnection: false,
    forceNew: true,
    ...(origin && { extraHeaders: { origin } }),
  });

/** Opens a connection and waits until it is accepted; throws the refusal otherwise. */
export async function enter(at: LivePortal, token: unknown, options?: Options): Promise<Client> {
  const client = openSocket(at, token, options);
  await new Promise<void>((resolve, reject) => {
    client.once('connect', resolve);
    client.once('connect_error', (error) => reject((error as Error & { data?: unknown }).data ?? error));
  });
  return client;
}

export const sendSignal = (
  client: Client,
  message: 'join' | 'leave' | 'signal',
  request: unknown,
): Promise<LiveAnswer> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), 5_000).unref();
    client.emit(message, request as { Room: string }, resolve);
  });

/** Returns the next event with a name, or null after the given number of ms. */
export const next = <Name extends keyof LiveToClient>(
  client: Client,
  name: Name,
  ms = 1_000,
): Promise<Parameters<LiveToClient[Name]>[0] | null> =>
  new Promise((resolve) => {
    const onEvent = (received: unknown) => resolve(received as Parameters<LiveToClient[Name]>[0]);
    client.once(name, onEvent as never);
    setTimeout(() => {
      client.off(name, onEvent as never);
      resolve(null);
    }, ms);
  });

/** Returns true if the server ends the connection within a second. */
export const isDisconnected = (client: Client, ms = 1_000): Promise<boolean> =>
  new Promise((resolve) => {
    if (client.disconnected) return resolve(true);
    client.once('disconnect', () => resolve(true));
    setTimeout(() => resolve(false), ms);
  });
