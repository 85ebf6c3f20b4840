import { z } from 'zod';
import type { ErrorBody } from './error.ts';

/** The live connection of a signed-in screen: it subscribes to rooms and receives what changed in them. */
export const LIVE_PATH = '/api/socket';

/** `application:<key>`, `list:<name>`; what it names is asked of the data scope, as any other key is. */
const Room = z.string().regex(/^[a-z]{1,20}:[A-Za-z0-9_-]{4,40}$/);
export const roomInput = z.strictObject({ Room });

/** The room of an open list: `list:applications`. */
export const listRoom = (name: string): string => `list:${name}`;

/** What a list room publishes: visible rows that are new or changed; null where there are too many to list. */
export type ListUpdate = { Keys: readonly string[] | null };

/**
 * What a person in a room signals about themselves: that it is in view or in the background, that they are filling in its form,
 * that they are typing or have stopped, or that they only listen from now on.
 */
const SIGNALS = ['HERE', 'AWAY', 'EDITING', 'TYPING', 'IDLE', 'GONE'] as const;
export type Signal = (typeof SIGNALS)[number];
/** How long a typing signal is valid after it is received; it is repeated while typing continues. */
export const TYPING_MS = 6_000;
export const signalInput = z.strictObject({ Room, Signal: z.enum(SIGNALS) });

/** Empty on success, otherwise the response body of a failure. */
export type LiveAnswer = { data: Record<string, never> } | ErrorBody;
type Answer = (answer: LiveAnswer) => void;

/** Token and language come in the handshake (`auth: { token, language? }`), never in the address. */
export type LiveToServer = {
  join: (request: { Room: string }, answer?: Answer) => void;
  leave: (request: { Room: string }, answer?: Answer) => void;
  signal: (request: { Room: string; Signal: Signal }, answer?: Answer) => void;
};

export type LiveToClient = {
  /** A message is new (its key), or some were read (null). */
  notification: (message: { NotificationKey: string | null }) => void;
  /** Something in a room changed; `Detail` is the room's own, as this person may see it. */
  changed: (reported: { Room: string; Detail: unknown }) => void;
  /** Texts were changed: their new words can be had. */
  texts: () => void;
  /** The certification body's settings were changed. */
  setting: () => void;
  /** Something may have been missed: read again what is on the screen. */
  resync: () => void;
};
