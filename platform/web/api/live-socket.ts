/**
 * Opens the browser's live connection to the server, reconnects when it is lost, joins the rooms that
 * screens subscribe to, and passes on notifications, changes, texts and settings.
 */
import { io, type Socket } from 'socket.io-client';
import { errorBody } from '#platform/common/contract/error.ts';
import { LIVE_PATH, type LiveToClient, type LiveToServer } from '#platform/common/contract/live.ts';
import { currentLanguage } from '../i18n/preferences.ts';
import { subscribeToSettings } from '../session/subscribe-to-settings.ts';
import { getToken } from '../session/token.ts';
import { userQuery } from '../session/use-user.ts';
import { live } from './live.ts';
import { startLiveReads } from './live-reads.ts';
import { queryClient } from './query-client.ts';

/** Wait in ms after a rate limit: the window in which the server counts messages. */
const SLOWED_MS = 10_000;
/** Delay after a refusal, doubled each time; a lost connection is retried by the library. */
const RETRY_DELAY_MS = 1_500;
const MAX_RETRY_DELAY_MS = 24_000;

/** Opens this page's connection; reconnects silently whenever it is lost, and rejoins its rooms. */
export function openLive(): () => void {
  const socket: Socket<LiveToClient, LiveToServer> = io({
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: (give) => give({ token: getToken(), language: currentLanguage() }),
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
  });
  let again: ReturnType<typeof setTimeout> | undefined;
  let againMs = RETRY_DELAY_MS;
  let hasBeenOpen = false;

  /** Joins a room, then sends the user's state in it; others are only notified with the state. */
  const enter = (Room: string) =>
    socket.emit('join', { Room }, (answer) => {
      if ('data' in answer) return stand(Room);
      // A user who navigates quickly is delayed, not excluded.
      if (answer.Code === 'ERR_RATE_LIMIT') setTimeout(() => isRoomOpen(Room) && enter(Room), SLOWED_MS);
    });
  const isRoomOpen = (Room: string) => socket.connected && [...live.rooms()].includes(Room);
  const stand = (Room: string) => {
    const Signal = live.standsIn(Room);
    if (Signal) socket.emit('signal', { Room, Signal });
  };
  const unspeak = live.speak((Room, Signal) => {
    if (socket.connected) socket.emit('signal', { Room, Signal });
  });
  const comeAgain = () => {
    clearTimeout(again);
    again = setTimeout(() => socket.connect(), againMs);
    againMs = Math.min(againMs * 2, MAX_RETRY_DELAY_MS);
  };
  /** Asks the API whether the session has ended; if so, `call` ends it here too. */
  const askWhether = () => {
    comeAgain();
    // Without a response the session is undecided; the next attempt to connect asks again.
    void queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
  };
  socket.on('connect', () => {
    for (const Room of live.rooms()) enter(Room);
    if (hasBeenOpen) missed();
    hasBeenOpen = true;
    againMs = RETRY_DELAY_MS;
  });
  socket.on('connect_error', (error) => {
    // The library retries a lost connection by itself, but not a refused one.
    if (socket.active) return;
    const refusal = errorBody.safeParse((error as Error & { data?: unknown }).data);
    if (refusal.success && refusal.data.Code === 'ERR_AUTH') askWhether();
    else comeAgain();
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') askWhether();
  });
  socket.on('notification', ({ NotificationKey }) => live.onNotice(NotificationKey));
  socket.on('changed', ({ Room, Detail }) => live.onRoom(Room, Detail));
  socket.on('texts', live.onTexts);
  socket.on('resync', () => {
    // The server may have lost the users' states too.
    for (const Room of live.rooms()) stand(Room);
    missed();
  });
  socket.on('setting', subscribeToSettings);
  const unwatch = live.watch((Room, isOpen) => {
    if (!socket.connected) return;
    if (isOpen) enter(Room);
    else socket.emit('leave', { Room });
  });
  const stopReads = startLiveReads();
  return () => {
    stopReads();
    clearTimeout(again);
    unwatch();
    unspeak();
    socket.disconnect();
  };
}

const missed = (): void => {
  live.missed();
  subscribeToSettings();
};
