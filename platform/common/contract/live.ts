import { z } from 'zod';
import type { ErrorBody } from './error.ts';

/**
 * Contract of the live connection (websocket): how a signed-in screen joins rooms, what signals it sends
 * (viewing, editing, typing), and which changes and updates the server sends to it.
 */
export const LIVE_PATH = '/api/socket';

/**
 * Room name: `application:<key>` or `list:<name>`. Access to it is checked against the data scope like any
 * other key.
 */
const Room = z.string().regex(/^[a-z]{1,20}:[A-Za-z0-9_-]{4,40}$/);
export const roomInput = z.strictObject({ Room });

/** Returns the room of an open list: `list:applications`. */
export const listRoom = (name: string): string => `list:${name}`;

/**
 * Update published to a list room: keys of new or changed visible rows; null when there are too many to
 * list.
 */
export type ListUpdate = { Keys: readonly string[] | null };

/**
 * Signals from a user in a room: the page is in view or in the background, the user is filling in its form,
 * is typing, has stopped typing, or now only listens.
 */
const SIGNALS = ['HERE', 'AWAY', 'EDITING', 'TYPING', 'IDLE', 'GONE'] as const;
export type Signal = (typeof SIGNALS)[number];
/** How long a typing signal is valid after receipt, in ms; it is repeated while typing continues. */
export const TYPING_MS = 6_000;
export const signalInput = z.strictObject({ Room, Signal: z.enum(SIGNALS) });

/** Empty on success, otherwise the response body of a failure. */
export type LiveAnswer = { data: Record<string, never> } | ErrorBody;
type Answer = (answer: LiveAnswer) => void;

/** Token and language are sent in the handshake (`auth: { token, language? }`), never in the URL. */
export type LiveToServer = {
  join: (request: { Room: string }, answer?: Answer) => void;
  leave: (request: { Room: string }, answer?: Answer) => void;
  signal: (request: { Room: string; Signal: Signal }, answer?: Answer) => void;
};

export type LiveToClient = {
  /** A notification was created (its key) or some were read (null). */
  notification: (message: { NotificationKey: string | null }) => void;
  /** Something in a room changed; `Detail` depends on the room and contains only what this user may see. */
  changed: (reported: { Room: string; Detail: unknown }) => void;
  /** Texts were changed and can be reloaded. */
  texts: () => void;
  /** The certification body's settings were changed. */
  setting: () => void;
  /** Messages may have been missed: the screen should reload its data. */
  resync: () => void;
};
