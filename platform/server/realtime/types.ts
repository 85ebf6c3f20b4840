/**
 * Types of the live connection on the server: a socket with its user, session check, and the kinds of rooms
 * and lists that modules contribute, each with who may join and what they receive.
 */
import type { Server, Socket } from 'socket.io';
import type { LiveToClient, LiveToServer, Signal } from '#platform/common/contract/live.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { SignedIn } from '../http/context.ts';

/** Data of a socket. `Hash` is its token's; the session's user is reloaded whenever sessions change. */
type SocketFacts = {
  Person: SignedIn;
  Hash: Buffer;
  Language: Language;
  /** Number of messages within the current window. */
  Joins: { Count: number; Since: number };
  /** Last published state, for each room that publishes its whole state. */
  LastSent: Map<string, string>;
};

type Nothing = Record<string, never>;
export type LiveServer = Server<LiveToServer, LiveToClient, Nothing, SocketFacts>;
export type LiveSocket = Socket<LiveToServer, LiveToClient, Nothing, SocketFacts>;

/** Returns the users whose sessions are still active, by token hash (base64). */
export type Gate = (hashes: readonly Buffer[]) => Promise<ReadonlyMap<string, SignedIn>>;

/** One kind of room, contributed by a feature. */
export type RoomKind = {
  /** Database channel that announces changes in a room: `<key> <what>`; null if there is none. */
  Channel: string | null;
  canJoin: (person: SignedIn, key: string) => Promise<boolean>;
  /** Returns what this user receives about a change; null when they no longer have access to the room. */
  payloadFor: (person: SignedIn, key: string, what: string) => Promise<unknown>;
  /**
   * `payloadFor` returns the whole state: published only when changed, in order, and only the newest
   * matters.
   */
  isState?: true;
  /** Handles a signal of a user in the room; the room is `kind:key`. */
  onSignal?: (
    person: SignedIn,
    room: string,
    content: { SocketId: string; Signal: Signal },
  ) => Promise<unknown>;
  /** A socket left the room or disconnected. */
  onLeave?: (socketId: string, room: string) => Promise<void>;
};
export type RoomKinds = Readonly<Record<string, RoomKind>>;

/** A list that can be open: which of its rows are announced to whom. */
export type ListKind = {
  /** Database channels that announce its rows: `<key> <anything>`. */
  Channels: readonly string[];
  canJoin: (person: SignedIn) => boolean;
  /** The same for all users who see the same rows, so that these need only one query. */
  scopeKeyOf: (person: SignedIn) => string;
  /**
   * Returns the keys visible to this user. Null: any row may have changed, and this user may read them all.
   */
  visibleKeys: (person: SignedIn, keys: readonly string[]) => Promise<readonly string[] | null>;
  /**
   * For lists without a channel: returns their state as one string, polled while someone has the list open.
   */
  pulse?: () => Promise<string>;
};
export type ListKinds = Readonly<Record<string, ListKind>>;
