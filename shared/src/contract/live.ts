import { z } from 'zod';
import type { ErrorBody } from './error.ts';

/** The live connection of a signed-in screen: it says which rooms it looks at, and hears what changed in them. */
export const LIVE_PATH = '/api/socket';

/** `application:<key>`; what it names is asked of the data scope, as any other key is. */
export const roomInput = z.strictObject({ Room: z.string().regex(/^[a-z]{1,20}:[A-Za-z0-9_-]{10,40}$/) });

/** Empty when it was done, the body of a failure otherwise. */
export type LiveAnswer = { data: Record<string, never> } | ErrorBody;
type Answer = (answer: LiveAnswer) => void;

/** In the handshake: `auth: { token, language }`, never in the address. */
export type LiveAuth = { token: string; language?: string };

export type LiveToServer = {
  join: (wish: { Room: string }, answer?: Answer) => void;
  leave: (wish: { Room: string }, answer?: Answer) => void;
};

export type LiveToClient = {
  /** A message is new (its key), or some were read (null). */
  notification: (told: { NotificationKey: string | null }) => void;
  /** Something in a room changed; `Detail` is the room's own, as this person may see it. */
  changed: (told: { Room: string; Detail: unknown }) => void;
  /** Something may have been missed: read again what is on the screen. */
  resync: () => void;
};
